import { type Conservation, conservationResource } from '@espace-adherent/contract/conservation'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { dureesConservation, fauteDuree } from '@espace-adherent/domain/conservation'
import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import { http } from '../../platform/http/http.ts'
import { textes } from './textes.ts'

/** Another delay for one kind, within what the law allows. */
export function Duree({ ligne, onClose }: { ligne: Conservation; onClose: () => void }) {
  const { genre, mois: avant } = ligne
  const { libelle, min, max } = dureesConservation[genre]
  const [saisie, setSaisie, oublier] = useSaisieGardee(
    cleBrouillon('conservation', genre),
    String(avant),
  )
  const [isTente, setTente] = useState(false)
  const client = useQueryClient()
  const enregistrer = useMutation({
    mutationFn: (mois: number) =>
      http.post(resourceUrl(conservationResource, 'update'), { genre, avant, mois }),
    onSuccess: () => {
      oublier()
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: [resourceUrl(conservationResource)] }),
    meta: { silent: true, success: () => ({ title: textes.enregistree }) },
  })
  const faute = /^\d+$/.test(saisie.trim())
    ? fauteDuree(genre, Number(saisie.trim()))
    : textes.entier
  return (
    <Dialog
      title={libelle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.annuler}</Button>
          <Button
            variant="primary"
            busy={enregistrer.isPending}
            onClick={() => {
              setTente(true)
              if (!faute) enregistrer.mutate(Number(saisie.trim()))
            }}
          >
            {textes.enregistrer}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <TextField
          label={textes.champ}
          hint={textes.bornes(min, max)}
          layout="stack"
          required
          inputMode="numeric"
          maxLength={3}
          value={saisie}
          onChange={setSaisie}
          error={isTente ? (faute ?? undefined) : undefined}
        />
        <Notice tone="warning" title={textes.attentionTitre}>
          {textes.attention}
        </Notice>
        {enregistrer.error && (
          <Notice tone="danger" title={textes.echec} alert>
            {Object.values(enregistrer.error.champs ?? {})[0] ?? enregistrer.error.message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
