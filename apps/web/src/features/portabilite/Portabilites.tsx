import type { Portabilite } from '@espace-adherent/contract/portabilite'
import { dateAParis, formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { Dialog } from '@espace-adherent/ui/dialog'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useDroit } from '../../platform/session/droits.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { Ouvrir } from './Ouvrir.tsx'
import css from './portabilite.module.css'
import { portabilitesQuery, useGeste } from './queries.ts'
import { textes } from './textes.ts'

/** Former employees whose cover goes on: what a clerk opens from the employer's dates, and may end sooner. */
export function Portabilites() {
  const [isOuvrir, setOuvrir] = useState(false)
  const [finie, setFinie] = useState<Portabilite | null>(null)
  const peut = useDroit()({ domaine: 'demandes', action: 'update' })
  return (
    <div className={css.page}>
      {peut && (
        <div>
          <Button variant="primary" onClick={() => setOuvrir(true)}>
            {textes.ouvrir}
          </Button>
        </div>
      )}
      <Lecture query={useQuery(portabilitesQuery)} attente={['16rem']}>
        {({ rows }) => (
          <Card title={rows.length === 0 ? undefined : textes.liste}>
            {rows.length === 0 ? (
              <EmptyState title={textes.vide}>{textes.videTexte}</EmptyState>
            ) : (
              <Tableau rows={rows} onFinir={peut ? setFinie : null} />
            )}
          </Card>
        )}
      </Lecture>
      {isOuvrir && <Ouvrir onClose={() => setOuvrir(false)} />}
      {finie && <Finir portabilite={finie} onClose={() => setFinie(null)} />}
    </div>
  )
}

type TableauProps = { rows: Portabilite[]; onFinir: ((une: Portabilite) => void) | null }

const Tableau = ({ rows, onFinir }: TableauProps) => (
  <PetitTableau
    legende={textes.liste}
    isMuet
    colonnes={[
      {
        nom: 'contrat',
        libelle: textes.contrat,
        rendu: ({ nomOffre, numeroContrat }) => `${nomOffre} · ${numeroContrat}`,
      },
      {
        nom: 'ancien',
        libelle: textes.ancien,
        isSecondaire: true,
        rendu: ({ adherent }) => adherent,
      },
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
        isNomme: true,
        rendu: ({ jusquAu }) => formatDate(jusquAu),
      },
      {
        nom: 'geste',
        libelle: textes.aFaire,
        rendu: (une) =>
          onFinir && (
            <Button size="sm" onClick={() => onFinir(une)}>
              {textes.finir}
              <span className="visually-hidden">{textes.pour(une.adherent)}</span>
            </Button>
          ),
      },
    ]}
    lignes={rows}
    cle={({ numeroContrat }) => numeroContrat}
  />
)

function Finir({ portabilite, onClose }: { portabilite: Portabilite; onClose: () => void }) {
  const { numeroContrat, adherent, jusquAu } = portabilite
  const aujourdhui = dateAParis(new Date())
  const [saisie, setSaisie] = useState('')
  const { mutate, isPending, error } = useGeste()
  const le = parseDate(saisie)
  const refus = (error as HttpError | null)?.champs?.le
  const finir = () =>
    le &&
    mutate(
      { geste: 'finir', numeroContrat, le },
      {
        onSuccess: () => {
          toasts.push({ type: 'success', title: textes.finie })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={textes.finirTitre(adherent)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.annuler}</Button>
          <Button variant="primary" busy={isPending} onClick={finir}>
            {textes.enregistrer}
          </Button>
        </>
      }
    >
      <p>{textes.finirTexte}</p>
      <DateField
        label={textes.le}
        layout="stack"
        required
        min={aujourdhui}
        max={jusquAu}
        error={refus}
        value={saisie}
        onChange={setSaisie}
      />
    </Dialog>
  )
}
