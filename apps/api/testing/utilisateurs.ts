import assert from 'node:assert/strict'
import type { Inject } from './test-app.ts'

const UTILISATEURS = '/api/admin/users/roles'

/** What staff do with an account, as it stands now; `leverProtection/accord` decides on what a colleague asked for. */
export async function faireAuCompte(qui: Inject, geste: string, id: string, saisie: object = {}) {
  const lue = await qui(`${UTILISATEURS}?id=${id}`)
  const revision = lue.statusCode === 200 ? (lue.json().items[0]?.revision ?? 1) : 1
  const payload = { id, revision, saisie }
  return qui({ method: 'POST', url: `${UTILISATEURS}/gestes/${geste}`, payload })
}

/** A tab of that session which says that it shows the portal of this account; what `qui` asks stays their own. */
export const ongletVue =
  (qui: Inject, id: string): Inject =>
  (options) => {
    const asked = typeof options === 'string' ? { url: options } : options
    return qui({ ...asked, headers: { 'x-vue': id, ...asked.headers } })
  }

/** Staff look at their portal: the tab that shows it. */
export async function voirComme(qui: Inject, id: string): Promise<Inject> {
  const vu = await faireAuCompte(qui, 'voirComme', id, { motif: 'Appel de ce matin' })
  assert.equal(vu.statusCode, 200, vu.body)
  return ongletVue(qui, id)
}

/** Of those that they may have, the roles of an account become these. */
export const changerRoles = (qui: Inject, id: string, roles: readonly string[]) =>
  faireAuCompte(qui, 'changerRoles', id, { roles })

export const inviterCollegue = (qui: Inject, saisie: object) =>
  qui({ method: 'POST', url: `${UTILISATEURS}/gestes/inviter`, payload: { saisie } })
