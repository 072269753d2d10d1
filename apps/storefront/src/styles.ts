import './ui/tokens.css'
import './ui/themes.css'
import './ui/reset.css'
import './layout/page-ground.css'
