import { type Gestion, isDOrigine, type LigneGestion } from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { ConfirmDialog } from '@espace-adherent/ui/dialogues/fenetres/Fenetres.tsx'
import { Notice } from '@espace-adherent/ui/feedback'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ChampGestion } from './ChampGestion.tsx'
import { Conflit } from './Conflit.tsx'
import type { Permis } from './droits.ts'
import css from './gestion.module.css'
import { Publication } from './Publication.tsx'
import { isPubliable, lirePublication } from './publie.ts'
import { Suppression } from './Suppression.tsx'
import { champsSaisis } from './saisie.ts'
import { textes } from './textes.ts'
import type { FicheOuverte } from './useFiche.ts'

const { fiche: mots } = textes

export type FicheProps = {
  gestion: Gestion
  permis: Permis
  ligne: LigneGestion | null
  fiche: FicheOuverte
  /** Where the row is seen as it will be read. */
  apercu?: ((ligne: LigneGestion) => ReactNode) | undefined
  onDuplicate: (ligne: LigneGestion) => void
  onDeleted: () => void
}

/** Of a field that has parts, what is wrong with the first that is. */
const dedans = (erreurs: Readonly<Record<string, string>>, nom: string) =>
  Object.entries(erreurs).find(([place]) => place.startsWith(`${nom}.`))?.[1]

/** The form of a row, made of its fields. */
export function Fiche(props: FicheProps) {
  const { gestion, permis, ligne, fiche } = props
  const canWrite = ligne ? permis.update : permis.create
  const enregistrer =
    gestion.versions?.mode === 'brouillon' ? mots.enregistrerBrouillon : mots.enregistrer
  if (fiche.actuelle && fiche.depart)
    return (
      <Conflit
        champs={gestion.champs}
        depart={fiche.depart}
        saisie={fiche.saisie}
        actuelle={fiche.actuelle}
        isBusy={fiche.isBusy}
        onSave={fiche.settle}
        onKeep={fiche.giveUp}
      />
    )
  return (
    <form
      className={css.fiche}
      data-ctrl-s
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        fiche.save()
      }}
    >
      {!canWrite && <p className="note">{mots.lectureSeule}</p>}
      {fiche.isReprise && (
        <Notice
          tone="info"
          title={mots.reprise}
          action={
            <Button size="sm" onClick={fiche.giveUp}>
              {mots.abandonner}
            </Button>
          }
        >
          {mots.repriseTexte}
        </Notice>
      )}
      {fiche.echec && (
        <Notice tone="danger" title={mots.echec} alert>
          {fiche.echec}
        </Notice>
      )}
      {champsSaisis(gestion.champs).map(([nom, champ]) => (
        <ChampGestion
          key={nom}
          nom={nom}
          id={ligne?.id}
          champ={champ}
          saisie={fiche.saisie}
          value={fiche.saisie[nom] ?? ''}
          error={fiche.erreurs[nom] ?? dedans(fiche.erreurs, nom)}
          disabled={!canWrite || (ligne !== null && champ.isFixe === true)}
          onChange={(valeur) => fiche.change(nom, valeur)}
        />
      ))}
      {canWrite && (
        <div className={css.boutons}>
          <p className={css.enregistree} role="status">
            {fiche.isEnregistree ? mots.enregistree : ''}
          </p>
          <Button type="submit" variant="primary" busy={fiche.isBusy} disabled={!fiche.isModifiee}>
            {fiche.isModifiee ? enregistrer : mots.rienChange}
          </Button>
        </div>
      )}
      {fiche.reserves.length > 0 && (
        <ConfirmDialog
          title={mots.reserves}
          confirmLabel={mots.quandMeme}
          isDanger
          onConfirm={fiche.saveMalgre}
          onClose={fiche.dropReserves}
        >
          {fiche.reserves.map((dit) => (
            <p key={dit} className={css.lignes}>
              {dit}
            </p>
          ))}
        </ConfirmDialog>
      )}
      {ligne && isPubliable(gestion) && permis.publish && (
        <Publication gestion={gestion} ligne={ligne} isModifiee={fiche.isModifiee} />
      )}
      {ligne && props.apercu?.(ligne)}
      {ligne && <Autres {...props} ligne={ligne} />}
    </form>
  )
}

type AutresProps = Pick<FicheProps, 'gestion' | 'permis' | 'onDuplicate' | 'onDeleted'> & {
  ligne: LigneGestion
}

function Autres({ gestion, permis, ligne, onDuplicate, onDeleted }: AutresProps) {
  const [isSuppression, setSuppression] = useState(false)
  const { depuis, prevue } = lirePublication(gestion, ligne)
  const isPublique = gestion.versions?.mode === 'brouillon' && (depuis ?? prevue) !== null
  // What is public is taken back first.
  const canDelete = permis.delete && !isPublique && !isDOrigine(gestion, ligne)
  if (!permis.create && !canDelete) return null
  return (
    <div className={css.autres}>
      {permis.create && (
        <Button
          size="sm"
          icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => onDuplicate(ligne)}
        >
          {mots.dupliquer}
        </Button>
      )}
      {canDelete && (
        <Button
          size="sm"
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setSuppression(true)}
        >
          {gestion.versions?.isOrigine ? mots.rendre : mots.supprimer}
        </Button>
      )}
      {isSuppression && (
        <Suppression
          gestion={gestion}
          ligne={ligne}
          onDeleted={onDeleted}
          onClose={() => setSuppression(false)}
        />
      )}
    </div>
  )
}
