import { type Media, urlMedia } from '@espace-adherent/contract/mediatheque/documents.ts'
import { type FileAttente, fichiersEnvoyes } from '@espace-adherent/domain/fichiers'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { CheckboxGroup, SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { Notice } from '@espace-adherent/ui/feedback'
import { TextField } from '@espace-adherent/ui/fields'
import { UploadField } from '@espace-adherent/ui/upload/UploadField.tsx'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { useUploadFichier } from '../fichiers/index.ts'
import { HistoireElement } from '../historique/index.ts'
import { regles } from './Ajout.tsx'
import css from './mediatheque.module.css'
import { useEnregistrer, useJeter, usePeut } from './queries.ts'
import type { Reperes } from './reperes.ts'
import { textes } from './textes.ts'
import { Vignette } from './Vignette.tsx'

type FicheProps = { media: Media; reperes: Reperes; onClose: () => void }

/** One document: what it is called, what it shows, where it stands. */
export function Fiche({ media, reperes, onClose }: FicheProps) {
  const [saisie, garder, oublier] = useSaisieGardee(cleBrouillon('media', media.id), {
    titre: media.titre,
    alt: media.alt ?? '',
    bibliothequeId: media.bibliothequeId ?? '',
    tags: media.tags as readonly string[],
  })
  const [file, setFile] = useState<FileAttente<File>>([])
  const send = useUploadFichier('media')
  const enregistrer = useEnregistrer()
  const jeter = useJeter()
  const [peutModifier, peutJeter] = [usePeut('update'), usePeut('delete')]
  const { id, revision } = media
  const champs = enregistrer.error?.champs ?? {}
  const change = (suite: Partial<typeof saisie>) => garder({ ...saisie, ...suite })
  const save = (isCorbeille: boolean, dit: string) =>
    enregistrer.mutate(
      {
        ...{ id, revision, isCorbeille },
        titre: saisie.titre,
        alt: saisie.alt.trim() || null,
        bibliothequeId: saisie.bibliothequeId || null,
        tags: [...saisie.tags],
        remoteFileName: fichiersEnvoyes(file)[0]?.remoteFileName ?? null,
      },
      {
        onSuccess: () => {
          oublier()
          toasts.push({ type: 'success', title: dit })
          onClose()
        },
      },
    )
  const disabled = !peutModifier
  return (
    <Dialog size="drawer" title={media.titre} onClose={onClose}>
      <form
        className={css.champs}
        data-ctrl-s
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save(true, textes.enregistre)
        }}
      >
        {disabled && <p className="note anywhere">{textes.lectureSeule}</p>}
        {enregistrer.error && (
          <Notice tone="danger" title={textes.refuse} alert>
            {champs.fichier ?? enregistrer.error.message}
          </Notice>
        )}
        <div className={css.grande}>
          <Vignette media={media} />
        </div>
        <p className="note anywhere">
          {media.nomFichier} · {textes.ko(media.taille)} · {textes.adresse}&nbsp;:{' '}
          <code>{urlMedia(id)}</code>
        </p>
        <TextField
          label={textes.champTitre}
          layout="stack"
          required
          maxLength={150}
          value={saisie.titre}
          error={champs.titre}
          disabled={disabled}
          onChange={(titre) => change({ titre })}
        />
        <TextField
          label={textes.champAlt}
          layout="stack"
          hint={textes.champAltAide}
          maxLength={300}
          value={saisie.alt}
          error={champs.alt}
          disabled={disabled}
          onChange={(alt) => change({ alt })}
        />
        <SelectField
          label={textes.bibliotheque}
          layout="stack"
          placeholder={textes.aucuneBibliotheque}
          choix={reperes.bibliotheques}
          value={saisie.bibliothequeId}
          error={champs.bibliothequeId}
          disabled={disabled}
          onChange={(bibliothequeId) => change({ bibliothequeId })}
        />
        {reperes.tags.length > 0 && (
          <CheckboxGroup
            label={textes.champTags}
            layout="stack"
            choix={reperes.tags}
            value={saisie.tags}
            disabled={disabled}
            onChange={(tags) => change({ tags })}
          />
        )}
        {!disabled && (
          <UploadField
            label={textes.remplacer}
            layout="stack"
            hint={textes.fichierAide}
            regles={{ ...regles, obligatoire: false }}
            send={send}
            value={file}
            onChange={setFile}
          />
        )}
        <Usages usages={media.usages} />
        <HistoireElement objet="media" cible={id} />
        <div className="cluster end gap-8">
          {media.supprimeLe === null && (
            <ButtonLink href={urlMedia(id)} target="_blank" rel="noopener" variant="quiet">
              {textes.ouvrir}
            </ButtonLink>
          )}
          {peutJeter && media.supprimeLe === null && (
            <Button
              busy={jeter.isPending}
              onClick={() => jeter.mutate({ id, revision }, { onSuccess: onClose })}
            >
              {textes.jeter}
            </Button>
          )}
          {!disabled && media.supprimeLe !== null && (
            <Button busy={enregistrer.isPending} onClick={() => save(false, textes.sorti)}>
              {textes.sortir}
            </Button>
          )}
          {!disabled && media.supprimeLe === null && (
            <Button type="submit" variant="primary" busy={enregistrer.isPending}>
              {textes.enregistrer}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

const Usages = ({ usages }: { usages: Media['usages'] }) => (
  <section aria-label={textes.usages}>
    <h3 className="name">{textes.usages}</h3>
    {usages.length === 0 ? (
      <p className="note anywhere">{textes.aucunUsage}</p>
    ) : (
      <ul>
        {usages.map(({ libelle, titre }) => (
          <li key={`${libelle} ${titre}`}>
            {libelle} · {titre}
          </li>
        ))}
      </ul>
    )}
  </section>
)
