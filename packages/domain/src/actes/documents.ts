import type { DocumentPossible, Exigence, ReglesActe } from './acte.ts'

/** Documents that several acts ask for. */
export const documentsCommuns = {
  acteMariage: {
    libelle: 'Acte de mariage ou livret de famille',
    raison: 'Il établit le mariage et sa date.',
  },
  attestationPacs: {
    libelle: 'Attestation d’enregistrement du Pacs',
    raison: 'Elle établit le Pacs et sa date.',
  },
  vieCommune: {
    libelle: 'Attestation de vie commune',
    raison: 'Un certificat de la mairie, ou un justificatif de domicile aux deux noms.',
  },
  separation: {
    libelle: 'Jugement, convention ou attestation de dissolution du Pacs',
    raison: 'Il établit la date de la séparation.',
  },
  acteDeces: {
    libelle: 'Acte de décès',
    raison: 'La copie délivrée gratuitement par la mairie.',
  },
  attestationDroits: {
    libelle: 'Attestation de droits',
    raison:
      'Celle de l’Assurance maladie, de moins de trois mois\u00a0: elle indique de quelle caisse dépend cette personne.',
  },
} as const satisfies Record<string, DocumentPossible>

/** Documents that share one `exigence`, except those that name their own. */
export const exiger = <D extends Readonly<Record<string, DocumentPossible>>>(
  exigence: Exigence,
  documents: D,
) =>
  Object.fromEntries(
    Object.entries(documents).map(([champ, document]) => [champ, { exigence, ...document }]),
  ) as { readonly [C in keyof D]: D[C] & { exigence: Exigence } }

/** Asked for with one of these answers to that question. */
export const avec = <C extends string>(champ: C, ...valeurs: readonly string[]) => ({
  quand: (saisie: Readonly<Record<C, string>>) => valeurs.includes(saisie[champ]),
})

/** The documents that these answers ask for, in order, and whether each is needed. */
export function documentsVoulus<S>(
  documents: Readonly<Record<string, DocumentPossible<S>>>,
  saisie: S,
  regles: Pick<ReglesActe, 'jour' | 'modeGestion'>,
): { champ: string; isRequise: boolean }[] {
  const isManuel = regles.modeGestion === 'manuel'
  return Object.entries(documents)
    .filter(
      ([, { exigence, quand }]) =>
        (isManuel || exigence !== 'manuel') && (quand?.(saisie, regles) ?? true),
    )
    .map(([champ, { exigence }]) => ({
      champ,
      isRequise: exigence === 'souple' ? isManuel : exigence !== 'facultative',
    }))
}
