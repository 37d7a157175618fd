import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { BarChart } from '@espace-adherent/ui/charts/BarChart.tsx'
import { ProportionBar } from '@espace-adherent/ui/charts/ProportionBar.tsx'
import { ShareBars } from '@espace-adherent/ui/charts/ShareBars.tsx'
import { ContratSelector } from '@espace-adherent/ui/contrats/ContratSelector.tsx'
import { EtatContratBadge } from '@espace-adherent/ui/contrats/EtatContratBadge.tsx'
import { EmptyState, Notice, Skeleton, StateBadge } from '@espace-adherent/ui/feedback'
import { Indice } from '@espace-adherent/ui/glossaire/Indice.tsx'
import { IconArrowRight, IconInbox } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { purgeContrats } from '../../src/platform/query/purge.ts'
import { toasts } from '../../src/platform/toasts/index.ts'
import { Grid, Specimen } from '../Specimen.tsx'

const contrats = [
  { numeroContratIndividuel: '20450001', nomOffre: 'Sérénité', etat: 'valide' },
  { numeroContratIndividuel: '20450004', nomOffre: 'Confort', etat: 'resilie' },
  { numeroContratIndividuel: '20450009', nomOffre: 'Essentiel', etat: 'eninstance' },
] as const

export default function RetoursSection() {
  return (
    <Grid>
      <Specimen nom="Boutons">
        <div className="cluster center gap-12">
          <Button variant="primary">Valider</Button>
          <Button>Modifier</Button>
          <Button variant="quiet">Annuler</Button>
          <Button size="sm">Exporter</Button>
          <ButtonLink
            href="#/dev/widgets/retours"
            iconAfter={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
          >
            Voir la suite
          </ButtonLink>
          <Button disabled>Indisponible</Button>
        </div>
      </Specimen>
      <Specimen nom="Bouton occupé">
        <BusySpecimen />
      </Specimen>
      <Specimen nom="Contrats modifiés">
        <Purge />
      </Specimen>
      <Specimen nom="Largeurs de bouton">
        <div>
          <Button block="xs">Large sur téléphone</Button>
        </div>
        <div>
          <Button block="sm">Large jusqu’à la tablette</Button>
        </div>
        <div>
          <Button block="xxl">Large sauf sur très grand écran</Button>
        </div>
      </Specimen>
      <Specimen nom="Toasts">
        <div className="cluster center gap-12">
          {(['danger', 'info', 'success', 'warning'] as const).map((type) => (
            <Button
              key={type}
              size="sm"
              onClick={() =>
                toasts.push({ type, title: `Message ${type}`, detail: 'Ce qu’il faut savoir.' })
              }
            >
              {type}
            </Button>
          ))}
          <Button
            size="sm"
            onClick={() => {
              for (const rang of [1, 2, 3, 4])
                toasts.push({ type: 'info', title: `Message ${rang}` })
            }}
          >
            Quatre à la fois
          </Button>
        </div>
      </Specimen>
      <Specimen nom="Encarts">
        {(['danger', 'warning', 'success', 'info', 'neutral'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title="Votre demande a bien été prise en compte">
            Elle sera traitée dans les plus brefs délais.
          </Notice>
        ))}
      </Specimen>
      <Specimen nom="États">
        <div className="cluster center gap-12">
          <EtatContratBadge etat="valide" />
          <EtatContratBadge etat="eninstance" />
          <EtatContratBadge etat="suspendu" />
          <EtatContratBadge etat="resilie" />
          <StateBadge tone="danger">Rejeté</StateBadge>
        </div>
      </Specimen>
      <Specimen nom="Choix du contrat">
        <ContratSpecimen />
      </Specimen>
      <Specimen nom="Contrat unique">
        <ContratSelector contrats={contrats.slice(0, 1)} value="20450001" onChange={() => {}} />
      </Specimen>
      <Specimen nom="En attente">
        <Skeleton height="1.5rem" width="50%" />
        <Skeleton />
        <Skeleton width="80%" />
      </Specimen>
      <Specimen nom="Rien à montrer">
        <EmptyState
          icon={<IconInbox size={32} stroke={1.5} aria-hidden="true" />}
          title="Aucun remboursement sur cette période"
          action={<Button>Élargir la période</Button>}
        >
          <p>Les remboursements apparaissent ici dès leur traitement.</p>
        </EmptyState>
      </Specimen>
      <Specimen nom="Barres">
        <BarChart
          summary="Remboursements de septembre à novembre"
          bars={[
            { key: '09', label: 'Septembre', value: 120 },
            { key: '10', label: 'Octobre', value: 45 },
            { key: '11', label: 'Novembre', value: 0 },
          ]}
        />
      </Specimen>
      <Specimen nom="Parts">
        <ShareBars
          shares={[
            { key: 'dentaire', label: 'Dentaire', value: 50_000, text: '500,00\u00a0€' },
            { key: 'optique', label: 'Optique', value: 9500, text: '95,00\u00a0€' },
          ]}
        />
        <ProportionBar
          parts={[
            { key: 'ro', value: 1410 },
            { key: 'rc', value: 2990 },
            { key: 'reste', value: 2600 },
          ]}
        />
      </Specimen>
      <Specimen nom="Mot expliqué">
        <div>
          Base de remboursement <Indice terme="brss" />
        </div>
      </Specimen>
    </Grid>
  )
}

function BusySpecimen() {
  const [clics, setClics] = useState(0)
  const [busy, setBusy] = useState(false)
  return (
    <div className="cluster center gap-12">
      <Button
        variant="primary"
        busy={busy}
        onClick={() => {
          setClics(clics + 1)
          setBusy(true)
        }}
      >
        Envoyer
      </Button>
      <Button variant="quiet" onClick={() => setBusy(false)}>
        Terminer
      </Button>
      <output>{clics}</output>
    </div>
  )
}

function ContratSpecimen() {
  const [value, setValue] = useState('20450001')
  return (
    <>
      <ContratSelector contrats={contrats} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function Purge() {
  const client = useQueryClient()
  return (
    <div className="cluster center gap-12">
      <Button size="sm" onClick={() => void purgeContrats(client, { inPlace: true })}>
        Relire sur place
      </Button>
      <Button size="sm" onClick={() => void purgeContrats(client, { inPlace: false })}>
        Tout relire
      </Button>
    </div>
  )
}
