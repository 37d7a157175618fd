import type {
  ApercuLot,
  GesteLot,
  LigneTraitement,
  LotFait,
  LotTraitement,
  Reperes,
} from '@espace-adherent/contract/demandes/gestion'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { useBarreBasse } from '@espace-adherent/ui/barre/useBarreBasse.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Confier } from './Confier.tsx'
import { Laissees } from './Laissees.tsx'
import css from './lot.module.css'
import { apercuLotQuery, reread, treatAll } from './queries.ts'
import { textes } from './textes.ts'

const { lot: mots } = textes

/** Ticks come one after the other. */
const PAUSE = 200

type LotBarreProps = {
  lignes: readonly LigneTraitement[]
  collegues: Reperes['collegues']
  lien: (id: string) => string
  /** What was left aside stays chosen; nothing: all is done, or given up. */
  onDone: (restent: readonly string[]) => void
}
type Simple = Exclude<GesteLot, 'confier'>

/** What will be done with several at once, and which stay out and why: the server says both, before the click and after it. */
export function LotBarre({ lignes, collegues, lien, onDone }: LotBarreProps) {
  const client = useQueryClient()
  const ref = useRef<HTMLElement>(null)
  useBarreBasse(ref)
  const [dernier, setFait] = useState<LotFait | null>(null)
  const [isConfier, setConfier] = useState(false)
  const cibles = lignes.map(({ id, revision }) => ({ id, revision }))
  // Another choice is another question.
  const fait = dernier && isReste(dernier, cibles) ? dernier : null
  const pose = usePose(JSON.stringify(cibles))
  const { data, isPlaceholderData } = useQuery({
    ...apercuLotQuery(JSON.parse(pose) as LotTraitement['cibles'], null),
    placeholderData: keepPreviousData,
  })
  const isVu = data !== undefined && !isPlaceholderData && pose === JSON.stringify(cibles)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: treatAll,
    onSuccess: async (lot) => {
      setFait(lot)
      await reread(client)
      onDone(lot.refus.map(({ id }) => id))
    },
    meta: {
      failure: mots.echec,
      success: (lot) => ({ title: mots.faites((lot as LotFait).faites) }),
    },
  })
  const de = (geste: GesteLot) => data?.gestes.find((un) => un.geste === geste)
  /** Those alone that were shown: what stays out is not sent. */
  const faire = (geste: Simple) => {
    const faisables = new Set(de(geste)?.faisables)
    const ceux = cibles.filter(({ id }) => faisables.has(id))
    if (isVu && ceux.length > 0) void mutateAsync({ geste, cibles: ceux }).catch(() => {})
  }
  const accord = de('accepter')
  const bouton = (geste: Simple, variant?: 'primary') => {
    const nombre = de(geste)?.faisables.length ?? 0
    return (
      <Button
        size="sm"
        {...(variant && { variant })}
        busy={isPending}
        disabled={nombre === 0 || !isVu}
        onClick={() => faire(geste)}
      >
        {mots.bouton[geste](nombre)}
      </Button>
    )
  }
  const laissees = fait ? fait.refus : (accord?.laissees ?? [])
  return (
    <section ref={ref} className={css.lot} aria-label={mots.region}>
      <div className={css.dit} role="status">
        <p className={css.nombre}>{fait ? mots.faites(fait.faites) : mots.nombre(cibles.length)}</p>
        {!fait && data && <Effets apercu={data} />}
        <Laissees laissees={laissees} lignes={lignes} lien={lien} />
      </div>
      <div className={css.boutons}>
        <Button size="sm" variant="quiet" onClick={() => onDone([])}>
          {mots.aucune}
        </Button>
        {!fait && (
          <>
            {(de('rendre')?.faisables.length ?? 0) > 0 && bouton('rendre')}
            <Button size="sm" disabled={isPending || !isVu} onClick={() => setConfier(true)}>
              {mots.confier}
            </Button>
            {bouton('prendre')}
            {bouton('accepter', 'primary')}
          </>
        )}
        {fait && (
          <Button size="sm" onClick={() => setFait(null)}>
            {mots.continuer}
          </Button>
        )}
      </div>
      {isConfier && (
        <Confier
          cibles={cibles}
          lignes={lignes}
          collegues={collegues}
          isBusy={isPending}
          lien={lien}
          onClose={() => setConfier(false)}
          onChoose={(a, ceux) =>
            mutateAsync({ geste: 'confier', cibles: ceux, a }).then(
              () => setConfier(false),
              () => {},
            )
          }
        />
      )}
    </section>
  )
}

const isReste = ({ refus }: LotFait, cibles: LotTraitement['cibles']): boolean =>
  refus.length > 0 &&
  cibles.length === refus.length &&
  cibles.every(({ id }) => refus.some((une) => une.id === id))

/** What accepting comes to, act by act. */
function Effets({ apercu: { gestes, effets, prevenus } }: { apercu: ApercuLot }) {
  const nombre = gestes.find(({ geste }) => geste === 'accepter')?.faisables.length ?? 0
  if (nombre === 0) return <p>{mots.rienAAccepter}</p>
  return (
    <p>
      {mots.accepter(nombre)}{' '}
      {effets
        .map(({ nombre: combien, libelle, effetLe }) =>
          mots.effet(combien, libelle, effetLe && formatDate(effetLe)),
        )
        .join(', ')}
      {'. '}
      {mots.prevenus(prevenus)}
    </p>
  )
}

/** What is ticked, once the ticking pauses. */
function usePose(choix: string): string {
  const [pose, setPose] = useState(choix)
  useEffect(() => {
    const timer = setTimeout(() => setPose(choix), PAUSE)
    return () => clearTimeout(timer)
  }, [choix])
  return pose
}
