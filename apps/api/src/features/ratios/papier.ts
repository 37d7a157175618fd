import { compositionDe, defineEdition, formatRatio, type Ratios } from '@espace-adherent/domain'
import type { Bloc } from '../../platform/documents/index.ts'
import type { Client } from '../client.ts'
import { textesDe } from '../portail/index.ts'

export const ratiosMots = defineEdition({
  key: 'edition.ratios',
  libelle: 'Prestations et frais de gestion, sur les échéanciers et les devis',
  variables: { exercice: 'texte' },
  textes: {
    titre: 'À quoi servent les cotisations',
    prestations: 'Prestations versées, en part des cotisations hors taxes (((exercice)))',
    frais: 'Frais de gestion, en part des cotisations hors taxes (((exercice)))',
  },
})

/** The same on every paper that has to say it; nothing where the insurer has not written any. */
export function blocsRatios(client: Client, ratios: Ratios | null | undefined): Bloc[] {
  if (!ratios) return []
  const t = textesDe(client, ratiosMots, { exercice: String(ratios.exercice) })
  return [
    { kind: 'heading', text: t.titre },
    {
      kind: 'facts',
      rows: [
        [t.prestations, formatRatio(ratios.prestations)],
        [t.frais, formatRatio(ratios.frais)],
      ],
    },
    { kind: 'note', text: compositionDe(ratios) },
  ]
}
