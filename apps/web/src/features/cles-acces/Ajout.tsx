import { limitesClesAcces } from '@espace-adherent/domain/cles-acces'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { HttpError } from '../../platform/http/error.ts'
import { demanderCode } from '../securite/index.ts'
import { ajoutCle, clesAccesQuery } from './calls.ts'
import css from './cles-acces.module.css'
import { echecOf } from './echecs.ts'
import { textes } from './textes.ts'

const isCodeDemande = (error: unknown) =>
  error instanceof HttpError && error.code === 'SecurityCodeRequired'

/** Adds the key of the device in front of the person, or of another that the browser proposes. */
export function Ajout() {
  const client = useQueryClient()
  const [libelle, setLibelle] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    ...ajoutCle,
    onSuccess: async () => {
      setLibelle('')
      await client.invalidateQueries(clesAccesQuery)
    },
    onError: (failure) => {
      // A session of some age proves little: the account's own mail or telephone must agree.
      if (isCodeDemande(failure))
        demanderCode({
          operation: 'ACTIVATE_BIOMETRIE',
          onVerified: () => mutate(libelle),
          onAbandon: reset,
        })
    },
  })
  const echec = error && !isCodeDemande(error) ? echecOf(error) : null

  if (!('PublicKeyCredential' in window))
    return (
      <Notice tone="info" title={textes.nonPrisesEnCharge}>
        {textes.nonPrisesEnChargeTexte}
      </Notice>
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate(libelle)
  }

  return (
    <form className="stack gap-16" onSubmit={submit}>
      <TextField
        label={textes.libelle}
        hint={textes.libelleAide}
        value={libelle}
        onChange={setLibelle}
        maxLength={limitesClesAcces.libelle}
        autoComplete="off"
      />
      {echec && (
        <Notice tone="danger" title={echec.titre} alert>
          {echec.texte}
        </Notice>
      )}
      <p role="status" className={css.attente}>
        {isPending && textes.suivez}
      </p>
      <Button
        type="submit"
        variant="primary"
        block
        busy={isPending}
        icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      >
        {textes.ajouter}
      </Button>
    </form>
  )
}
