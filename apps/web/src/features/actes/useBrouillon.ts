import type { ActeGestion, Brouillon } from '@espace-adherent/contract/actes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { whenIdle } from '../../platform/browser/idle.ts'
import type { HttpError } from '../../platform/http/error.ts'
import { readyToAsk } from '../../platform/modals/dialogs.tsx'
import { guardLeaving } from '../../platform/routing/hash-location.ts'
import { sessionHint } from '../../platform/session/hint.ts'
import { deleteBrouillon, recountBrouillons, saveBrouillon } from './brouillons.ts'
import { departDe } from './depart.ts'

/** How long after the last key what was typed is saved. */
const PAUSE = 1000

/** By which somebody fills a form. */
const gestes = ['keydown', 'pointerdown', 'input', 'drop'] as const

export type EtatBrouillon =
  /** Nothing was typed yet. */
  | { etat: 'vierge' }
  | { etat: 'modifie' }
  | { etat: 'enregistre'; le: string }
  /** It could not be saved: another try is on its way as soon as something changes. */
  | { etat: 'echec' }
  /** Another device has saved one since. */
  | { etat: 'conflit' }

type Options = {
  acte: ActeGestion
  sujet: string
  etape: string
  saisie: object
  /** The one that the form was filled from. */
  brouillon: Brouillon | null
  /** Sent, there is nothing to keep any more. */
  isFini: boolean
  /** Something typed could not be saved, and the person is about to leave. */
  onPerte: (go: () => void) => void
}

type Version = Pick<Brouillon, 'revision' | 'modifieLe'>

/** Keeps on the server what is being typed: after a pause, and before the screen is left. */
export function useBrouillon({ acte, sujet, etape, saisie, brouillon, isFini, onPerte }: Options) {
  const client = useQueryClient()
  const contenu = JSON.stringify({ etape, saisie })
  const [sauve, setSauve] = useState({ contenu, version: brouillon as Version | null })
  const [panne, setPanne] = useState<'echec' | 'conflit' | null>(null)
  // What runs between two drawings must know of the latest, not of what was drawn.
  const latest = useRef({ contenu, sauve, running: null as Promise<boolean> | null })
  latest.current.contenu = contenu
  const { mutateAsync } = useMutation({
    mutationFn: (data: object) => saveBrouillon(data) as Promise<Version>,
    meta: { silent: true },
  })

  const retenir = (known: typeof sauve) => {
    if (!latest.current.sauve.version !== !known.version) void recountBrouillons(client)
    latest.current.sauve = known
    setSauve(known)
    setPanne(null)
  }
  const enregistrer = async (): Promise<boolean> => {
    const { contenu: sent, sauve: known } = latest.current
    try {
      const revision = known.version?.revision ?? 0
      const version = await mutateAsync({ acte, sujet, ...JSON.parse(sent), revision })
      retenir({ contenu: sent, version })
      return true
    } catch (error) {
      setPanne((error as Partial<HttpError>).status === 409 ? 'conflit' : 'echec')
      return false
    }
  }
  /** One at a time, until nothing is left to save; false when that failed. */
  const vider = async (): Promise<boolean> => {
    await latest.current.running
    if (latest.current.contenu === latest.current.sauve.contenu) return true
    const running = enregistrer()
    latest.current.running = running
    const isDone = await running
    return isDone && vider()
  }

  // What a form fills in by itself, such as the only day there is, was not typed: nothing is kept of one that was only
  // looked at.
  const isTouche = useRef(brouillon !== null)
  useEffect(() => {
    const touch = () => {
      isTouche.current = true
    }
    for (const genre of gestes) document.addEventListener(genre, touch, { capture: true })
    return () => {
      for (const genre of gestes) document.removeEventListener(genre, touch, { capture: true })
    }
  }, [])
  const garnir = useEffectEvent(() => {
    if (!isTouche.current && contenu !== latest.current.sauve.contenu)
      retenir({ contenu, version: null })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something was filled in
  useEffect(() => garnir(), [contenu])

  const isModifie = !isFini && contenu !== sauve.contenu
  const flush = useEffectEvent(vider)
  const ask = useEffectEvent(onPerte)
  /** The network is back: what it kept from being saved is, without waiting for another key. */
  const retry = useEffectEvent(() => (panne === 'echec' ? vider() : null))
  // The question is asked when nothing can be fetched any more.
  useEffect(() => whenIdle(() => void readyToAsk()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts again at each key
  useEffect(() => {
    if (!isModifie || panne === 'conflit') return
    const timer = setTimeout(() => void flush(), PAUSE)
    return () => clearTimeout(timer)
  }, [contenu, isModifie, panne === 'conflit'])
  const leave = useEffectEvent(() => {
    if (isModifie && sessionHint.isSet()) void vider()
  })
  // Taken off the screen by something that asks nobody: another contract, for one.
  useEffect(() => () => leave(), [])
  useEffect(() => {
    if (!isModifie) return
    const onHide = () => document.visibilityState === 'hidden' && void flush()
    // Signed out, here or in another page: what is shown goes at once, and could no longer be saved.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (sessionHint.isSet()) event.preventDefault()
    }
    const onOnline = () => void retry()
    const undo = guardLeaving(
      departDe({ isConnecte: sessionHint.isSet, enregistrer: flush, demander: ask }),
    )
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('online', onOnline)
    return () => {
      undo()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('online', onOnline)
    }
  }, [isModifie])

  const etat: EtatBrouillon = panne
    ? { etat: panne }
    : isModifie
      ? { etat: 'modifie' }
      : sauve.version
        ? { etat: 'enregistre', le: sauve.version.modifieLe }
        : { etat: 'vierge' }
  return {
    ...etat,
    /** Now, and not after a pause; false when it could not be. */
    enregistrer: vider,
    /** Thrown away: from now on there is nothing to save. */
    oublier: async () => {
      await latest.current.running
      const { version } = latest.current.sauve
      try {
        if (version) await deleteBrouillon(acte, sujet, version.revision)
      } catch (error) {
        // What another device typed since is not thrown away unseen.
        setPanne((error as Partial<HttpError>).status === 409 ? 'conflit' : 'echec')
        throw error
      }
      retenir({ contenu: latest.current.contenu, version: null })
    },
    /** Ours wins over that one. */
    ecraser: (autre: Version) => {
      retenir({ ...latest.current.sauve, version: autre })
      void vider()
    },
    /** The form was filled from that one. */
    adopter: (autre: Brouillon, ceci: { etape: string; saisie: object }) =>
      retenir({ contenu: JSON.stringify(ceci), version: autre }),
  }
}
