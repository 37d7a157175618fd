import { type InduSuivi, indusResource } from '@espace-adherent/contract/indus'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { isInduOuvert, libellesEtatIndu } from '@espace-adherent/domain/indus'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Montant } from '@espace-adherent/ui/montants'
import type { Colonne } from '@espace-adherent/ui/tableau'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import {
  colonneGeste,
  pourQui,
  Suivi,
  suiviQuery,
  useGesteSuivi,
  usePeutSuivre,
} from '../suivis/index.ts'
import { Encaisser, Repondre } from './Gestes.tsx'
import { NouvelIndu } from './NouvelIndu.tsx'
import { textes } from './textes.ts'

const mots = textes.staff
const indusQuery = suiviQuery(indusResource)

/** Benefits paid by mistake: what clerks ask back, and what became of it. */
export function Indus() {
  const [isNouveau, setNouveau] = useState(false)
  const peut = usePeutSuivre()
  return (
    <Suivi
      query={useQuery(indusQuery)}
      mots={mots}
      colonnes={colonnesDe(peut)}
      cle={({ id }) => id}
      action={
        peut && (
          <>
            <div>
              <Button variant="primary" onClick={() => setNouveau(true)}>
                {mots.nouveau}
              </Button>
            </div>
            {isNouveau && <NouvelIndu onClose={() => setNouveau(false)} />}
          </>
        )
      }
    />
  )
}

const colonnesDe = (peut: boolean): readonly Colonne<InduSuivi>[] => [
  {
    nom: 'debiteur',
    libelle: mots.debiteur,
    rendu: ({ debiteur, numeroContrat }) => `${debiteur} · ${numeroContrat}`,
  },
  {
    nom: 'demandeLe',
    libelle: mots.demandeLe,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ demandeLe }) => formatDate(demandeLe),
  },
  {
    nom: 'montant',
    libelle: textes.montant,
    isNombre: true,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ montant }) => <Montant cents={montant} />,
  },
  {
    nom: 'reste',
    libelle: mots.reste,
    isNombre: true,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ reste }) => <Montant cents={reste} />,
  },
  {
    nom: 'etat',
    libelle: textes.etat,
    isSecondaire: true,
    rendu: ({ etat }) => (
      <StateBadge tone={etat === 'conteste' ? 'warning' : 'neutral'}>
        {libellesEtatIndu[etat]}
      </StateBadge>
    ),
  },
  colonneGeste(mots.aFaire, (indu) => (peut ? <Gestes indu={indu} /> : null)),
]

function Gestes({ indu }: { indu: InduSuivi }) {
  const [ouvert, setOuvert] = useState<'maintenir' | 'annuler' | 'encaisser' | null>(null)
  const { mutateAsync, isPending } = useGesteSuivi(indusResource, indu)
  const { id, etat, debiteur } = indu
  if (etat === 'solde' || etat === 'annule') return null
  const qui = pourQui(debiteur)
  const fermer = () => setOuvert(null)
  /** The debtor is told at once, and only a reasoned answer goes back on it. */
  const suspendre = () =>
    askConfirmation({
      title: mots.suspendreTitre(debiteur),
      text: <p>{mots.suspendreTexte}</p>,
      confirmLabel: mots.suspendre,
      onConfirm: async () => {
        await mutateAsync({ geste: 'suspendre', id })
      },
    })
  return (
    <div className="cluster gap-12">
      {etat === 'conteste' ? (
        <Button size="sm" onClick={() => setOuvert('maintenir')}>
          {mots.maintenir}
          {qui}
        </Button>
      ) : (
        <Button size="sm" busy={isPending} onClick={suspendre}>
          {mots.suspendre}
          {qui}
        </Button>
      )}
      {isInduOuvert(etat) && (
        <Button size="sm" onClick={() => setOuvert('encaisser')}>
          {mots.encaisser}
          {qui}
        </Button>
      )}
      <Button size="sm" onClick={() => setOuvert('annuler')}>
        {mots.abandonner}
        {qui}
      </Button>
      {ouvert === 'encaisser' && <Encaisser indu={indu} onClose={fermer} />}
      {(ouvert === 'maintenir' || ouvert === 'annuler') && (
        <Repondre indu={indu} geste={ouvert} onClose={fermer} />
      )}
    </div>
  )
}
