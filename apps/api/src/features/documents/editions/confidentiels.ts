import { defineEdition, formatMoisLong, formatMontant } from '@espace-adherent/domain'
import type { Bloc } from '../../../platform/documents/index.ts'
import { textesDe } from '../../portail/index.ts'
import { lireConfidentiels } from '../../remboursements/index.ts'
import type { Demande } from './modele.ts'

export const confidentielsMots = defineEdition({
  key: 'edition.soinsConfidentiels',
  libelle: 'Soins confidentiels, dans les relevés',
  variables: {},
  textes: {
    titre: 'Soins confidentiels versés sur votre compte',
    mois: 'Mois du versement',
    verse: 'Versé',
    total: 'Total',
    note: 'Ces sommes s’ajoutent aux montants ci-dessus, par mois entier. Le détail de ces soins est réservé aux personnes concernées.',
    enTout: 'Et pour des soins confidentiels, versés sur votre compte',
  },
})

/** What a statement tells of hidden care: month by month, apart from what it tells line by line. */
export async function lireBlocConfidentiels({
  context,
  personneId,
  periode: { debut: du, fin },
  date,
}: Demande): Promise<{ blocs: Bloc[]; fait: [libelle: string, valeur: string][] }> {
  const mois = await lireConfidentiels(context, { du, au: fin < date ? fin : date, personneId })
  if (mois.length === 0) return { blocs: [], fait: [] }
  const total = mois.reduce((somme, { montant }) => somme + montant, 0)
  const t = textesDe(context.client, confidentielsMots, {})
  return {
    blocs: [
      { kind: 'heading', text: t.titre },
      {
        kind: 'table',
        columns: [{ libelle: t.mois }, { libelle: t.verse, isRight: true }],
        rows: mois.map((un) => [formatMoisLong(un.mois), formatMontant(un.montant)]),
        total: [t.total, formatMontant(total)],
      },
      { kind: 'note', text: t.note },
    ],
    fait: [[t.enTout, formatMontant(total)]],
  }
}
