import type { Sinistre } from '@espace-adherent/contract'
import { avancementDe, type Indemnite, indemnitesDe } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { regardDe } from '../perimetre.ts'
import { findSinistres } from './sinistres.repository.ts'
import { referenceSinistre, textes } from './textes.ts'

export const sinistresSource = {
  async list(context: ContratContext): Promise<Sinistre[]> {
    const rows = await findSinistres(context.db, regardDe(context))
    return rows.map(({ numero, etapes, indemnisation, revalorisations, ...row }) => ({
      ...row,
      reference: referenceSinistre(numero),
      etat: etapes.at(-1)?.etat ?? 'declare',
      avancement: avancementDe(etapes),
      indemnites: indemnisation
        ? indemnitesDe(indemnisation, row.dateDebut, revalorisations).map(expliquee)
        : [],
    }))
  },
}

/** What was paid otherwise than we reckon is told as it was paid. */
const expliquee = ({ explication, ...indemnite }: Indemnite): Sinistre['indemnites'][number] => ({
  ...indemnite,
  explication: explication ?? {
    duree: textes.periode(indemnite.du, indemnite.au),
    calcul: textes.selonAssureur(indemnite.montant),
  },
})
