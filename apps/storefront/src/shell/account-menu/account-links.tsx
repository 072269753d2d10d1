import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#src/domains/session/sign-in/origin-path.ts'
import { signOut, useSession } from '#src/domains/session/session.ts'
import { useStore, useT } from '#src/platform/i18n/store-context.tsx'
import { href, pathInStore } from '#src/platform/i18n/store-view.ts'
import { useToast } from '#src/ui/toast/toast.tsx'
import { useStoreConfig } from '#src/domains/store/use-store-config.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ButtonLink } from '#src/ui/link/button-link.tsx'
import { ShopLink } from '#src/ui/link/shop-link.tsx'
import { accountEntries, type AccountEntry } from './account-entries.ts'
import { Welcome } from './welcome.tsx'
import * as styles from './account-links.module.css'
import { classifyPage } from '#src/platform/url/page-class.ts'

/** The links of the account menu for guests and customers. */
export function AccountLinks() {
  const t = useT()
  const { isSignedIn, firstname } = useSession()
  const config = useStoreConfig()
  return (
    <div className={styles['links']}>
      {firstname ? <p className={styles['greeting']}>{t('layout.greeting', { name: firstname })}</p> : null}
      {isSignedIn ? null : <Welcome />}
      <ul>
        {accountEntries(isSignedIn, config).map((entry) => (
          <li key={entry.key} data-apart={entry.path === undefined || entry.key === 'register'}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry: { key, path, title } }: { readonly entry: AccountEntry }) {
  const t = useT()
  const store = useStore()
  const { pathname, search } = useLocation()
  const label = title ?? t(`layout.account.${key}`)
  if (path === undefined) return <SignOut label={label} />
  if (key === 'signIn')
    return (
      <ButtonLink to={signInPath(store, pathname + search)} isWide>
        {label}
      </ButtonLink>
    )
  return (
    <ShopLink className={styles['link']} to={href(store, path)} data-entry={key}>
      {label}
    </ShopLink>
  )
}

function SignOut({ label }: { readonly label: string }) {
  const t = useT()
  const store = useStore()
  const toast = useToast()
  const navigate = useNavigate()
  const page = classifyPage(pathInStore(store, useLocation().pathname))
  const leave = async () => {
    await signOut()
    toast('success', t('layout.account.signedOut'))
    if (page.isAccount || page.isWishlist) await navigate(href(store, '/'), { replace: true })
  }
  return (
    <Button variant="secondary" isWide onClick={() => void leave()}>
      {label}
    </Button>
  )
}
