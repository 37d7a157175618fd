import {
  type GesteTropVerse,
  type TropVerse,
  tropVersesResource,
} from '@espace-adherent/contract/trop-verses'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Montant } from '@espace-adherent/ui/montants'
import type { Colonne } from '@espace-adherent/ui/tableau'
import { useQuery } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import {
  colonneGeste,
  colonnesContrat,
  pourQui,
  Suivi,
  suiviQuery,
  useGesteSuivi,
  usePeutSuivre,
} from '../suivis/index.ts'
import { textes } from './textes.ts'

const tropVersesQuery = suiviQuery(tropVersesResource)

const tons: Record<TropVerse['nature'], Tone> = {
  enTrop: 'warning',
  incoherent: 'danger',
  credit: 'warning',
  debit: 'neutral',
}

/** Money that is not where it belongs, and what a clerk does about it. */
export const TropVerses = () => (
  <Suivi query={useQuery(tropVersesQuery)} mots={textes} colonnes={colonnes} cle={({ id }) => id} />
)

const colonnes: readonly Colonne<TropVerse>[] = [
  ...colonnesContrat<TropVerse>(textes),
  {
    nom: 'nature',
    libelle: textes.nature,
    isSecondaire: true,
    rendu: ({ nature, reference }) => (
      <>
        <StateBadge tone={tons[nature]}>{textes.natures[nature]}</StateBadge>
        {reference && <span className="note anywhere block">{textes.reference(reference)}</span>}
      </>
    ),
  },
  {
    nom: 'depuis',
    libelle: textes.depuis,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ depuis }) => formatDate(depuis),
  },
  {
    nom: 'montant',
    libelle: textes.montant,
    isNombre: true,
    rendu: ({ montant }) => <Montant cents={montant} />,
  },
  colonneGeste(textes.aFaire, (tropVerse) => <Gestes tropVerse={tropVerse} />),
]

type Proposition = {
  libelle: string
  geste: GesteTropVerse
  fait: string
  /** Asked first; none: it changes nothing by itself. */
  question?: { titre: string; texte: string }
}

/** Of a card payment: ask the provider, or say that it is settled. Of a contract: carry it on, or give it back. */
function propositionsDe({ id, nature, montant, adherent, isReportable }: TropVerse): Proposition[] {
  if (nature === 'enTrop' || nature === 'incoherent')
    return [
      ...(nature === 'enTrop'
        ? [
            {
              libelle: textes.verifier,
              geste: { geste: 'verifier', id } as const,
              fait: textes.verifie,
            },
          ]
        : []),
      {
        libelle: textes.classer,
        geste: { geste: 'classer', id },
        fait: textes.classe,
        question: { titre: textes.classerTitre, texte: textes.classerTexte[nature](montant) },
      },
    ]
  return [
    ...(isReportable
      ? [
          {
            libelle: textes.reporter,
            geste: { geste: 'reporter', id } as const,
            fait: textes.reporte,
            question: { titre: textes.reporterTitre, texte: textes.reporterTexte[nature](montant) },
          },
        ]
      : []),
    ...(nature === 'credit'
      ? [
          {
            libelle: textes.rembourser,
            geste: { geste: 'rembourser', id, montant } as const,
            fait: textes.rembourse,
            question: {
              titre: textes.rembourserTitre(adherent),
              texte: textes.rembourserTexte(montant),
            },
          },
        ]
      : []),
  ]
}

function Gestes({ tropVerse }: { tropVerse: TropVerse }) {
  const peut = usePeutSuivre()
  const { mutateAsync, isPending } = useGesteSuivi(tropVersesResource, tropVerse)
  if (!peut) return null
  const faire = async ({ geste, fait }: Proposition) => {
    await mutateAsync(geste)
    toasts.push({ type: 'success', title: fait })
  }
  const demander = (proposition: Proposition) => {
    const { question, libelle } = proposition
    if (!question) return void faire(proposition).catch(() => null)
    askConfirmation({
      title: question.titre,
      text: <p>{question.texte}</p>,
      confirmLabel: libelle,
      cancelLabel: textes.annuler,
      onConfirm: () => faire(proposition),
    })
  }
  return (
    <div className="cluster gap-8">
      {propositionsDe(tropVerse).map((proposition) => (
        <Button
          key={proposition.libelle}
          size="sm"
          busy={isPending}
          onClick={() => demander(proposition)}
        >
          {proposition.libelle}
          {pourQui(tropVerse.adherent)}
        </Button>
      ))}
    </div>
  )
}
