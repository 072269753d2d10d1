import './ui/tokens.css'
import './ui/reset.css'
