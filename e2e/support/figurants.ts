import type { Page } from '@playwright/test'
import { signIn } from './accounts.ts'
import { lastMessageId, linkTo } from './mailbox.ts'
import { expect } from './test.ts'

/** Members whose requests clerks treat, and as whom no journey but one signs in. */
const figurants = {
  maud: { userName: 'maud.chevalier@example.org', dateNaissance: '1986-07-19' },
  lucie: { userName: 'lucie.perrin@example.org', dateNaissance: '1997-11-27' },
  mehdi: { userName: 'mehdi.haddou@example.org', dateNaissance: '1982-02-14' },
} as const

const MOT_DE_PASSE = 'Horizon!2026'
const LIEN = /reset-password\?/

/**
 * An account of one's own, for a journey that ends sessions, with a password chosen a moment ago. What an earlier try left
 * to sign in with is gone: the journey may be tried again.
 */
export async function openFigurant(page: Page, qui: keyof typeof figurants): Promise<string> {
  const { userName, dateNaissance } = figurants[qui]
  await page.request.get('/')
  const cookies = await page.context().cookies()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const post = async (path: string, data: object) => {
    const headers = { 'X-XSRF-TOKEN': xsrf }
    const answer = await page.request.post(`/api/identity/${path}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const last = await lastMessageId(page, userName, LIEN)
  await post('forgot-password', { userName, dateNaissance })
  await expect.poll(() => lastMessageId(page, userName, LIEN)).toBeGreaterThan(last)
  const lien = await linkTo(page, userName, LIEN)
  const { code, userId } = Object.fromEntries(new URLSearchParams(lien.split('?')[1]))
  const choisi = { password: MOT_DE_PASSE, confirmPassword: MOT_DE_PASSE }
  await post('reset-password', { code, userId, ...choisi, supprimerClesAcces: true })
  await signIn(page, userName)
  return userName
}
