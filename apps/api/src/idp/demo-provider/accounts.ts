import { createHash } from 'node:crypto'
import { isSameSecret } from '../../platform/crypto/index.ts'

export type DemoAccount = {
  email: string
  nom: string
  motDePasse: string
  /** Providers also know addresses that nobody has confirmed. */
  isVerifie?: boolean
}

const motDePasse = 'Atlas!2026'

/** Fictional people, shown at start to whoever tries the portal out. */
export const demoProviderAccounts: readonly DemoAccount[] = [
  { email: 'nadia.perrot@example.org', nom: 'Nadia Perrot', motDePasse },
  { email: 'luc.bernard@example.org', nom: 'Luc Bernard', motDePasse },
  { email: 'samira.haddad@example.org', nom: 'Samira Haddad', motDePasse },
  { email: 'admin.atlas@example.org', nom: 'Administration Atlas', motDePasse },
  { email: 'second.admin.atlas@example.org', nom: 'Marek Novak', motDePasse },
]

/** The same from one start to the next, for the portal remembers it. */
export const subjectOf = ({ email }: DemoAccount) =>
  createHash('sha256').update(email).digest('hex').slice(0, 24)

export function findDemoAccount(
  accounts: readonly DemoAccount[],
  email: string,
  password: string,
): DemoAccount | undefined {
  const account = accounts.find((one) => one.email === email.trim().toLowerCase())
  return account && isSameSecret(account.motDePasse, password) ? account : undefined
}
