import {
  type Gestion,
  LIGNES_COMPTEES_MAX,
  type LigneGestion,
} from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Tableau } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Params } from '../../platform/http/client.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Pied } from '../../platform/query/Pied.tsx'
import { currentPath, navigate } from '../../platform/routing/hash-location.ts'
import { withSearch } from '../../platform/routing/path.ts'
import { colonnesDe, titreDe } from './afficher.tsx'
import { Colonnes } from './Colonnes.tsx'
import { usePermis, usePeutGeste } from './droits.ts'
import { Exporter } from './Exporter.tsx'
import { useEcran } from './ecran.ts'
import { demandeDe, type EtatListe, ecrireEtat, isFiltre, lireEtat } from './etat.ts'
import { Filtres } from './Filtres.tsx'
import { Gestes } from './Gestes.tsx'
import css from './gestion.module.css'
import { gestesLot, Lot } from './Lot.tsx'
import { Nouvelle, Panneau } from './Panneau.tsx'
import { lignesQuery } from './queries.ts'
import { textes } from './textes.ts'
import { Vues } from './Vues.tsx'

export type TableProps = {
  gestion: Gestion
  search: URLSearchParams
  /** The address of this screen, without what follows `?`. */
  adresse: string
  /** Stands before the filters: which of several tables this is. */
  avant?: ReactNode
  /** Where a row is seen as it will be read. */
  apercu?: ((ligne: LigneGestion) => ReactNode) | undefined
  /** Where a row is read whole, if it is not here. */
  lien?: ((ligne: LigneGestion) => string) | undefined
}

/** The screen of any table that staff look after: its list, and one row beside it. */
export function TableGestion({ gestion, search, adresse, avant, apercu, lien }: TableProps) {
  const etat = lireEtat(gestion, search)
  const { rendus } = useEcran()
  const permis = usePermis(gestion)
  const peutGeste = usePeutGeste(gestion)
  const [choisies, setChoisies] = useState<ReadonlySet<string>>(new Set())
  const [modele, setModele] = useState<LigneGestion | null>(null)
  const fiche = search.get('fiche')
  const isNouvelle = search.has('nouvelle')
  const lecture = useInfiniteQuery({
    ...lignesQuery(gestion, etat),
    placeholderData: keepPreviousData,
  })
  const lignes = (lecture.data?.pages.flatMap(({ rows }) => rows) ?? []) as LigneGestion[]
  const total = lecture.data?.pages[0]?.total ?? 0

  const go = (parametres: Record<string, string>, { replace = true } = {}) => {
    // An answer that comes once somebody is elsewhere does not call them back.
    if (`#${currentPath()}` !== adresse.split('?')[0]) return
    navigate(withSearch(adresse, parametres), { replace })
  }
  // A search that was still being typed closes nothing that was opened since.
  const ouverte: Record<string, string> = fiche ? { fiche } : isNouvelle ? { nouvelle: '1' } : {}
  const change = (suite: Partial<EtatListe>) => {
    setChoisies(new Set())
    go({ ...ecrireEtat(gestion, { ...etat, ...suite }), ...ouverte })
  }
  const parametres = ecrireEtat(gestion, etat)
  const open = (id: string) => go({ ...parametres, fiche: id }, { replace: false })
  const close = () => {
    setModele(null)
    go(parametres)
  }
  const creer = (from: LigneGestion | null) => {
    setModele(from)
    go({ ...parametres, nouvelle: '1' }, { replace: fiche !== null })
  }
  const canFill = permis.create || Object.keys(gestion.gestes ?? {}).some(peutGeste)
  const canChoose =
    permis.update ||
    permis.delete ||
    permis.publish ||
    (permis.geste && gestesLot(gestion).length > 0)
  return (
    <>
      <div className={css.barre}>
        {avant && <div className={css.avant}>{avant}</div>}
        <div className={css.actions}>
          <Vues
            gestion={gestion}
            parametres={new URLSearchParams(parametres).toString()}
            onChoose={(gardes) => go(Object.fromEntries(new URLSearchParams(gardes)))}
          />
          <Colonnes
            gestion={gestion}
            value={etat.colonnes}
            onChange={(colonnes) => change({ colonnes })}
          />
          <Exporter gestion={gestion} params={demandeDe(etat) as Params} total={total} />
          <Gestes gestion={gestion} ligne={null} />
          {permis.create && (
            <Button
              size="sm"
              variant="primary"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => creer(null)}
            >
              {textes.creer}
            </Button>
          )}
        </div>
      </div>
      <Filtres gestion={gestion} etat={etat} onChange={change} />
      <p className="visually-hidden" role="status">
        {lecture.isPlaceholderData || !lecture.data ? '' : textes.trouvees(total)}
      </p>
      {choisies.size > 0 && (
        <Lot
          gestion={gestion}
          permis={permis}
          lignes={lignes.filter(({ id }) => choisies.has(id))}
          onDone={() => setChoisies(new Set())}
        />
      )}
      <Card variant="edge">
        <Lecture query={lecture} attente={Array.from({ length: 6 }, () => '2.25rem')}>
          {() =>
            lignes.length === 0 ? (
              <Vide
                gestion={gestion}
                isFiltered={isFiltre(etat)}
                canFill={canFill}
                canCreate={permis.create}
                onClear={() => change({ q: '', filtres: {} })}
              />
            ) : (
              <>
                <Tableau<LigneGestion>
                  legende={textes.legende(gestion.libelle)}
                  colonnes={colonnesDe(gestion, etat.colonnes, rendus)}
                  lignes={lignes}
                  cle={({ id }) => id}
                  titre={(ligne) => titreDe(gestion, ligne)}
                  tri={etat.tri}
                  onTri={(tri) => change({ tri })}
                  ouverte={fiche}
                  lien={lien}
                  {...((gestion.droits.update || gestion.gestes) && {
                    onOuvre: ({ id }) => open(id),
                  })}
                  {...(canChoose && { choisies, onChoisit: setChoisies })}
                />
                <Pied lecture={lecture} total={total} compteesMax={LIGNES_COMPTEES_MAX} />
              </>
            )
          }
        </Lecture>
      </Card>
      {fiche !== null && (
        <Panneau
          key={fiche}
          gestion={gestion}
          permis={permis}
          id={fiche}
          apercu={apercu}
          onSaved={() => {}}
          onDuplicate={creer}
          onClose={close}
        />
      )}
      {isNouvelle && permis.create && (
        <Nouvelle
          gestion={gestion}
          permis={permis}
          modele={modele}
          onSaved={({ id }) => {
            setModele(null)
            go({ ...parametres, fiche: id })
          }}
          onClose={close}
        />
      )}
    </>
  )
}

type VideProps = {
  gestion: Gestion
  isFiltered: boolean
  /** By making a row, or by a gesture. */
  canFill: boolean
  canCreate: boolean
  onClear: () => void
}

const Vide = ({ gestion, isFiltered, canFill, canCreate, onClear }: VideProps) =>
  isFiltered ? (
    <EmptyState
      title={textes.videFiltre}
      action={<Button onClick={onClear}>{textes.effacerFiltres}</Button>}
    >
      {textes.videFiltreTexte}
    </EmptyState>
  ) : (
    <EmptyState title={textes.vide}>
      {(canFill ? gestion.vide : null) ??
        (canCreate ? textes.videTexte(gestion.singulier) : textes.videLecture)}
    </EmptyState>
  )
