import {
  addDays,
  dateAParis,
  nomRole,
  type RoleFourni,
  rolesPropres,
} from '@espace-adherent/domain'
import type { StaffContext } from '../context.ts'
import { defineSlice } from '../slice.ts'
import { countComptes, countConnexions } from './statistiques.repository.ts'

const JOURS = 30

/** The last thirty days in Paris, today last, those without a sign-in included; none where the client measures nothing. */
const connexionCounterSource = {
  async list({ db, client, now }: StaffContext) {
    if (!client.config.dataCollectActivated) return []
    const premier = addDays(dateAParis(now), 1 - JOURS)
    const comptees = await countConnexions(db, client.code, premier)
    const parJour = new Map(comptees.map(({ jour, connexions }) => [jour, connexions]))
    return Array.from({ length: JOURS }, (_, i) => {
      const jour = addDays(premier, i)
      return { jour, connexions: parJour.get(jour) ?? 0 }
    })
  },
}

/** Members first: they are the most, and the reason for the others. */
const ordre: readonly RoleFourni[] = [
  'User',
  'Beneficiaire',
  'BackEndUser',
  'Consultant',
  'ServiceMedical',
  'Admin',
]

const statistiquesUsersSource = {
  async list({ db, client }: StaffContext) {
    const comptes = await countComptes(db, client.code)
    return [...ordre, ...rolesPropres(client.droits)].map((role) => {
      const { comptes: total = 0, actifs = 0 } = comptes.find((c) => c.role === role) ?? {}
      return { role: nomRole(role, client.droits), comptes: total, actifs }
    })
  },
}

export const statistiquesSlice = defineSlice({
  nom: 'statistiques',
  sources: () => ({
    connexionCounter: connexionCounterSource,
    statistiquesUsers: statistiquesUsersSource,
  }),
})
