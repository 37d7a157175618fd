import { type Portabilite, portabilitesResource } from '@espace-adherent/contract/portabilite'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import type { Colonne } from '@espace-adherent/ui/tableau'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../platform/toasts/index.ts'
import {
  colonneGeste,
  colonnesContrat,
  pourQui,
  QuestionJour,
  Suivi,
  suiviQuery,
  useGesteSuivi,
  usePeutSuivre,
} from '../suivis/index.ts'
import { Ouvrir } from './Ouvrir.tsx'
import { textes } from './textes.ts'

const portabilitesQuery = suiviQuery(portabilitesResource)

/** Former employees whose cover goes on: what a clerk opens from the employer's dates, and may end sooner. */
export function Portabilites() {
  const [isOuvrir, setOuvrir] = useState(false)
  const [finie, setFinie] = useState<Portabilite | null>(null)
  const peut = usePeutSuivre()
  return (
    <>
      <Suivi
        query={useQuery(portabilitesQuery)}
        mots={textes}
        colonnes={colonnesDe(peut ? setFinie : null)}
        cle={({ numeroContrat }) => numeroContrat}
        action={
          peut && (
            <div>
              <Button variant="primary" onClick={() => setOuvrir(true)}>
                {textes.ouvrir}
              </Button>
            </div>
          )
        }
      />
      {isOuvrir && <Ouvrir onClose={() => setOuvrir(false)} />}
      {finie && <Finir portabilite={finie} onClose={() => setFinie(null)} />}
    </>
  )
}

const colonnesDe = (
  onFinir: ((une: Portabilite) => void) | null,
): readonly Colonne<Portabilite>[] => [
  ...colonnesContrat<Portabilite>({ contrat: textes.contrat, adherent: textes.ancien }),
  {
    nom: 'du',
    libelle: textes.du,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ du }) => formatDate(du),
  },
  {
    nom: 'jusquAu',
    libelle: textes.jusquAu,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ jusquAu }) => formatDate(jusquAu),
  },
  colonneGeste(
    textes.aFaire,
    (une) =>
      onFinir && (
        <Button size="sm" onClick={() => onFinir(une)}>
          {textes.finir}
          {pourQui(une.adherent)}
        </Button>
      ),
  ),
]

function Finir({ portabilite, onClose }: { portabilite: Portabilite; onClose: () => void }) {
  const { numeroContrat, adherent, jusquAu } = portabilite
  const { mutate, isPending, error } = useGesteSuivi(portabilitesResource, portabilite)
  const onSuccess = () => {
    toasts.push({ type: 'success', title: textes.finie })
    onClose()
  }
  return (
    <QuestionJour
      titre={textes.finirTitre(adherent)}
      texte={textes.finirTexte}
      label={textes.le}
      min={dateAParis(new Date())}
      max={jusquAu}
      refus={error?.champs?.le}
      isPending={isPending}
      onJour={(le) => mutate({ geste: 'finir', numeroContrat, le }, { onSuccess })}
      onClose={onClose}
    />
  )
}
