import { type OperationSecurite, operationsSecurite } from '@espace-adherent/domain/securite'
import { Button } from '@espace-adherent/ui/actions'
import { CodeField } from '@espace-adherent/ui/code/CodeField.tsx'
import { useState } from 'react'
import { demanderCode } from '../../src/features/securite/index.ts'
import { Grid, Specimen } from '../Specimen.tsx'

export default function CodeSection() {
  return (
    <Grid>
      <Specimen nom="Six cases">
        <Essai />
      </Specimen>
      <Specimen nom="Code refusé">
        <Essai initial="123456" error="Le code de sécurité est incorrect. Il vous reste 4 essais" />
      </Specimen>
      <Specimen nom="Code désactivé">
        <Essai initial="12" disabled />
      </Specimen>
      <Specimen nom="Toutes les opérations">
        <Operations />
      </Specimen>
    </Grid>
  )
}

function Essai({
  initial = '',
  error,
  disabled,
}: {
  initial?: string
  error?: string
  disabled?: boolean
}) {
  const [code, setCode] = useState(initial)
  return (
    <>
      <CodeField
        value={code}
        onChange={setCode}
        error={error}
        disabled={disabled}
        hint="Reçu par SMS au •• •• •• 12 34."
        layout="stack"
      />
      <output>{code}</output>
    </>
  )
}

/** The identifier of somebody who cannot sign in travels with the request. */
const usernameOf = (operation: OperationSecurite) =>
  operation === 'VERIFY_UNAUTHENTICATED_AMF' ? 'camille.martin@example.org' : undefined

function Operations() {
  const [fait, setFait] = useState('')
  return (
    <>
      {operationsSecurite.map((operation) => (
        <Button
          key={operation}
          size="sm"
          onClick={() =>
            demanderCode({
              operation,
              username: usernameOf(operation),
              onVerified: () => setFait(`${operation} vérifié`),
              onAbandon: () => setFait(`${operation} abandonné`),
            })
          }
        >
          {operation}
        </Button>
      ))}
      <output>{fait}</output>
    </>
  )
}
