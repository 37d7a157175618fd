import {
  noteMailForce,
  type OperationSecurite,
  type RaisonMailForce,
} from '@espace-adherent/domain/securite'
import { useEffect, useRef } from 'react'
import { ToneIcon } from '../feedback/ToneIcon.tsx'
import { CodeField, type CodeFieldHandle } from './CodeField.tsx'
import css from './code.module.css'
import type { EnvoiCode } from './parcours.ts'
import { Renvoi } from './Renvoi.tsx'
import { textes } from './textes.ts'
import type { useCodeSecurite } from './useCodeSecurite.ts'

type SaisieEtapeProps = {
  formId: string
  operation: OperationSecurite
  envoi: EnvoiCode
  force: RaisonMailForce | null
  parcours: ReturnType<typeof useCodeSecurite>
}

/** The six digits, and what to do when they do not come. */
export function SaisieEtape({ formId, operation, envoi, force, parcours }: SaisieEtapeProps) {
  const champ = useRef<CodeFieldHandle>(null)
  useEffect(() => {
    // The code is on its way: the focus waits in the field, which a phone fills by itself.
    champ.current?.focus()
  }, [])
  return (
    <form
      id={formId}
      noValidate
      className="stack gap-20"
      onSubmit={async (event) => {
        event.preventDefault()
        event.stopPropagation()
        if (parcours.occupe) return
        // Keeps the digits, selected so that typing replaces them.
        if (!(await parcours.verifier())) champ.current?.select()
      }}
    >
      <p>{textes.pourquoi(operation)}</p>
      {force && (
        <p className={css.note}>
          <ToneIcon tone="info" size={20} />
          <span>{noteMailForce[force]}</span>
        </p>
      )}
      <CodeField
        ref={champ}
        value={parcours.code}
        onChange={parcours.saisir}
        error={parcours.erreur}
        hint={envoi.content}
        layout="stack"
      />
      <Renvoi
        parcours={parcours}
        onRenvoi={async (sendType) => {
          await parcours.renvoyer(sendType)
          champ.current?.focus()
        }}
      />
    </form>
  )
}
