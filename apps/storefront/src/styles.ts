import './ui/tokens.css'
import './ui/reset.css'
import './layout/page-ground.css'
