import { useSession } from '#src/customer/session.ts'
import { useStore, useT } from '#src/i18n/store-context.tsx'
import { href } from '#src/i18n/store-view.ts'
import { ButtonLink } from '#src/url/button-link.tsx'
import styles from './agent-drawer.module.css'
import { Drawer } from './drawer.tsx'

/** For sales agents: whom the shop sees at the desk. */
export function AgentDrawer() {
  const t = useT()
  const store = useStore()
  const { firstname } = useSession()
  return (
    <Drawer name="agentMenu" side="end" title={t('layout.agent')}>
      <div className={styles['body']}>
        <p>{t('layout.agentSignedIn', { name: firstname ?? '' })}</p>
        <ButtonLink to={href(store, '/customer/account')} variant="secondary" isWide>
          {t('layout.account.account')}
        </ButtonLink>
      </div>
    </Drawer>
  )
}
