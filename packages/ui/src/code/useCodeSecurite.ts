import {
  isCodeSecurite,
  messagesSecurite,
  type OperationSecurite,
  type RaisonMailForce,
  type TypeEnvoi,
} from '@espace-adherent/domain/securite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  apresEnvoi,
  autreEnvoi,
  type ContactSecurite,
  type EnvoiCode,
  type Etape,
  isNumeroAttendu,
  premierEnvoi,
  premiereEtape,
} from './parcours.ts'
import { useRenvoi } from './useRenvoi.ts'

type Demande = { sendType: TypeEnvoi; newAmfTel?: string | undefined }

export type CodeSecuriteAppels = {
  operation: OperationSecurite
  smsActif: boolean
  /** Null when nobody is signed in: then there is no choice to offer. */
  contact: (() => Promise<ContactSecurite>) | null
  send: (demande: Demande) => Promise<EnvoiCode>
  resend: (demande: Demande) => Promise<EnvoiCode>
  verify: (code: {
    securityCode: string
    newAmfTel?: string | undefined
  }) => Promise<{ message: string }>
  onVerified: (message: string) => void
  onLeave: (logoutUrl: string) => void
}

/** How long the reason stays on the screen before the person is sent away. */
const DELAI_DEPART = 3000

/** Errors after which the code is of no use: the digits are cleared. */
export type EchecVerification = Error & { isCodePerdu?: boolean }

export function useCodeSecurite(appels: CodeSecuriteAppels) {
  const { operation, smsActif, contact, send, resend, verify, onVerified, onLeave } = appels
  const [etape, setEtape] = useState<Etape>(() => premiereEtape(operation))
  const [coordonnees, setCoordonnees] = useState<ContactSecurite | null>(null)
  const [newAmfTel, setNewAmfTel] = useState<string | undefined>()
  const [code, setCode] = useState('')
  const [erreur, setErreur] = useState<string | undefined>()
  const [occupe, setOccupe] = useState<'renvoi' | 'verification' | null>(null)
  const { secondes, attendre } = useRenvoi()

  function arriver(envoi: EnvoiCode, force: RaisonMailForce | null) {
    setCode('')
    setErreur(undefined)
    attendre()
    setEtape(apresEnvoi(envoi, force))
  }

  async function envoyer(numero: string | undefined) {
    setNewAmfTel(numero)
    setEtape({ etape: 'envoi' })
    try {
      const connues = contact && !numero ? await contact() : null
      setCoordonnees(connues)
      if (isNumeroAttendu(operation, connues, smsActif)) return setEtape({ etape: 'numero' })
      const { sendType, force } = premierEnvoi(operation, connues, smsActif)
      arriver(await send({ sendType, newAmfTel: numero }), force)
    } catch (error) {
      setEtape({ etape: 'echec', message: (error as Error).message })
    }
  }

  const ouvrir = useEffectEvent(() => {
    if (etape.etape === 'envoi') void envoyer(undefined)
  })
  const isOuvert = useRef(false)
  useEffect(() => {
    // Once, even where React runs effects twice: each run would send a message.
    if (isOuvert.current) return
    isOuvert.current = true
    ouvrir()
  }, [])

  const partir = useEffectEvent(onLeave)
  const logoutUrl = etape.etape === 'depart' ? etape.logoutUrl : null
  useEffect(() => {
    if (!logoutUrl) return
    const timer = setTimeout(() => partir(logoutUrl), DELAI_DEPART)
    return () => clearTimeout(timer)
  }, [logoutUrl])

  const present = etape.etape === 'saisie' ? (etape.envoi.sendType ?? 'MAIL') : 'MAIL'
  return {
    etape,
    code,
    erreur,
    occupe,
    secondes,
    newAmfTel,
    // Where the server decided otherwise than expected, it is not asked again.
    autre:
      etape.etape === 'saisie' && etape.force === null
        ? autreEnvoi(operation, coordonnees, smsActif, present)
        : null,
    saisir: (saisie: string) => {
      setCode(saisie)
      setErreur(undefined)
    },
    envoyer,
    /** Without a number the code goes by mail, like all later ones. */
    parMail: async () => {
      setNewAmfTel(undefined)
      setEtape({ etape: 'envoi' })
      try {
        arriver(await send({ sendType: 'MAIL' }), null)
      } catch (error) {
        setEtape({ etape: 'echec', message: (error as Error).message })
      }
    },
    changerNumero: () => setEtape({ etape: 'numero' }),
    /** Goes back to a number that was refused. */
    reessayer: () => {
      if (newAmfTel) setEtape({ etape: 'numero' })
      else void envoyer(undefined)
    },
    /** By the same way, or by the other one. */
    renvoyer: async (sendType: TypeEnvoi = present) => {
      setOccupe('renvoi')
      try {
        arriver(await resend({ sendType, newAmfTel }), null)
        return true
      } catch {
        // The sender tells the failure; a code received before may still be valid.
        return false
      } finally {
        setOccupe(null)
      }
    },
    /** False when the field must be corrected. */
    verifier: async () => {
      if (!isCodeSecurite(code)) {
        setErreur(messagesSecurite.codeFormat)
        return false
      }
      setOccupe('verification')
      try {
        const { message } = await verify({ securityCode: code, newAmfTel })
        onVerified(message)
        return true
      } catch (error) {
        const { message, isCodePerdu } = error as EchecVerification
        setErreur(message)
        if (isCodePerdu) setCode('')
        return false
      } finally {
        setOccupe(null)
      }
    },
  }
}
