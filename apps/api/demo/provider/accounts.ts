import { createHash } from 'node:crypto'
import { isSameSecret } from '../../src/platform/crypto/index.ts'

export type DemoAccount = {
  email: string
  nom: string
  motDePasse: string
  /** Providers also know addresses that nobody has confirmed. */
  isVerifie?: boolean
  /** Asked for after the password, unless they go on without it; everybody sees it on the page. */
  code?: string
  /** What the provider says, whatever happened: for tests. */
  amr?: unknown
  acr?: string
}

const motDePasse = 'Atlas!2026'

/** Fictional people, shown at start to whoever tries the portal out. */
export const demoProviderAccounts: readonly DemoAccount[] = [
  { email: 'nadia.perrot@example.org', nom: 'Nadia Perrot', motDePasse },
  { email: 'luc.bernard@example.org', nom: 'Luc Bernard', motDePasse },
  { email: 'samira.haddad@example.org', nom: 'Samira Haddad', motDePasse },
  // Known here, and without a space at the portal until he creates it.
  { email: 'theo.giraud@example.org', nom: 'Théo Giraud', motDePasse },
  { email: 'admin.atlas@example.org', nom: 'Administration Atlas', motDePasse, code: '246810' },
  {
    email: 'second.admin.atlas@example.org',
    nom: 'Marek Novak',
    motDePasse,
    code: '246810',
  },
]

/** The same from one start to the next, for the portal remembers it. */
export const subjectOf = ({ email }: Pick<DemoAccount, 'email'>) =>
  createHash('sha256').update(email).digest('hex').slice(0, 24)

export function findDemoAccount(
  accounts: readonly DemoAccount[],
  email: string,
  password: string,
): DemoAccount | undefined {
  const account = accounts.find((one) => one.email === email.trim().toLowerCase())
  return account && isSameSecret(account.motDePasse, password) ? account : undefined
}
