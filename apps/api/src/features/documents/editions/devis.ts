import { defineEdition, formatMontant } from '@espace-adherent/domain'
import type { Letter } from '../../../platform/documents/index.ts'
import { textesDe } from '../../portail/index.ts'
import { blocsRatios } from '../../ratios/index.ts'
import type { Devis } from '../documents.schema.ts'
import { type Demande, entete, signataires } from './modele.ts'

export const devisMots = defineEdition({
  key: 'edition.devis',
  libelle: 'Devis de changement de niveau',
  variables: { choisi: 'texte', effet: 'jour', du: 'jour', au: 'jour', depense: 'montant' },
  textes: {
    titre: 'Devis\u00a0: ((choisi))',
    intro:
      'Vous avez demandé que votre contrat passe au niveau ((choisi)) à partir du ((effet)). Voici ce que nous avons calculé ce jour-là.',
    comparaison: 'Les niveaux, sur vos propres soins',
    methode:
      'Calcul sur vos soins du ((du)) au ((au)), soit ((depense)) de dépenses, comme si chaque niveau avait été le vôtre pendant toute cette période\u00a0; les soins confidentiels de vos proches n’y sont pas comptés. Vos soins à venir peuvent être différents.',
    niveau: 'Niveau',
    cotisation: 'Cotisation par mois',
    rembourse: 'Remboursé par la mutuelle',
    reste: 'Resté à votre charge',
    sansPrix: 'Sur demande',
    duree:
      'Ces cotisations valent à la date d’effet, pour les personnes et les renforts que votre contrat comprend à la date de ce devis.',
  },
})

/** What a member was told before choosing another level, kept as it was. */
export function composeDevis(
  demande: Demande,
  { nomOffre, niveaux, ratios, ...devis }: Devis,
): Letter {
  const t = textesDe(demande.context.client, devisMots, { choisi: nomOffre, ...devis })
  return {
    ...entete(demande),
    titre: t.titre,
    blocs: [
      { kind: 'paragraph', text: t.intro },
      { kind: 'heading', text: t.comparaison },
      {
        kind: 'table',
        columns: [
          { libelle: t.niveau },
          { libelle: t.cotisation, isRight: true },
          { libelle: t.rembourse, isRight: true },
          { libelle: t.reste, isRight: true },
        ],
        rows: niveaux.map((niveau) => [
          niveau.nomOffre,
          niveau.cotisation === null ? t.sansPrix : formatMontant(niveau.cotisation),
          formatMontant(niveau.rc),
          formatMontant(niveau.reste),
        ]),
      },
      { kind: 'note', text: t.methode },
      { kind: 'note', text: t.duree },
      ...blocsRatios(demande.context.client, ratios),
      { kind: 'signature', lines: signataires(demande) },
    ],
  }
}
