import '../ui/tokens.css'
import '../ui/themes.css'
import '../ui/reset.css'
import '../shell/frame/page-ground.css'
