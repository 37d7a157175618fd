import type { Sinistre } from '@espace-adherent/contract'
import { avancementDe } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { regardDe } from '../perimetre.ts'
import { findSinistres } from './sinistres.repository.ts'
import { referenceSinistre } from './textes.ts'

export const sinistresSource = {
  async list(context: ContratContext): Promise<Sinistre[]> {
    const rows = await findSinistres(context.db, regardDe(context))
    return rows.map(({ numero, etapes, ...row }) => ({
      ...row,
      reference: referenceSinistre(numero),
      etat: etapes.at(-1)?.etat ?? 'declare',
      avancement: avancementDe(etapes),
    }))
  },
}
