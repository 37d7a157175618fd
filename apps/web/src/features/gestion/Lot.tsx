import {
  type Champ,
  type Gestion,
  isGestePossible,
  LIGNES_PAR_LOT_MAX,
  type LigneGestion,
} from '@espace-adherent/contract/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { ConfirmDialog } from '@espace-adherent/ui/dialogues/fenetres/Fenetres.tsx'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import { ChampGestion } from './ChampGestion.tsx'
import type { Permis } from './droits.ts'
import { Question } from './Gestes.tsx'
import css from './gestion.module.css'
import { useLot } from './queries.ts'
import { champsSaisis, saisieDe, valeurDe } from './saisie.ts'
import { textes } from './textes.ts'

const { lot: mots } = textes

type LotProps = {
  gestion: Gestion
  permis: Permis
  lignes: readonly LigneGestion[]
  onDone: () => void
}

/** What can be done with the rows that were chosen, all at once. */
export function Lot({ gestion, permis, lignes, onDone }: LotProps) {
  const lot = useLot(gestion)
  const [fenetre, setFenetre] = useState<'modifier' | 'supprimer' | null>(null)
  const [geste, setGeste] = useState<string | null>(null)
  const cibles = lignes.map(({ id, revision }) => ({ id, revision }))
  const faisables = permis.geste
    ? gestesLot(gestion).filter(([nom]) =>
        lignes.some((ligne) =>
          isGestePossible(gestion, nom, String(ligne[gestion.etats?.champ ?? ''])),
        ),
      )
    : []
  const run = (envoi: Parameters<typeof lot.mutate>[0]) =>
    lot.mutate(envoi, { onSuccess: onDone, onSettled: () => setFenetre(null) })
  const isTrop = cibles.length > LIGNES_PAR_LOT_MAX
  return (
    <section className={css.lot} aria-label={mots.titre}>
      <p role="status">{isTrop ? mots.trop(LIGNES_PAR_LOT_MAX) : mots.choisies(cibles.length)}</p>
      {!isTrop && (
        <>
          {permis.update && (
            <Button size="sm" onClick={() => setFenetre('modifier')}>
              {mots.modifier}
            </Button>
          )}
          {permis.publish && (
            <>
              <Button
                size="sm"
                busy={lot.isPending}
                onClick={() => run({ acte: 'publish', cibles, le: new Date().toISOString() })}
              >
                {mots.publier}
              </Button>
              <Button
                size="sm"
                busy={lot.isPending}
                onClick={() => run({ acte: 'publish', cibles, le: null })}
              >
                {mots.retirer}
              </Button>
            </>
          )}
          {faisables.map(([nom, { libelle }]) => (
            <Button key={nom} size="sm" onClick={() => setGeste(nom)}>
              {libelle}
            </Button>
          ))}
          {permis.delete && (
            <Button size="sm" onClick={() => setFenetre('supprimer')}>
              {mots.supprimer}
            </Button>
          )}
        </>
      )}
      <Button size="sm" variant="quiet" onClick={onDone}>
        {mots.deselectionner}
      </Button>
      {geste !== null && (
        <Question
          gestion={gestion}
          nom={geste}
          cible="lot"
          quoi={mots.lignes(cibles.length)}
          isPending={lot.isPending}
          refus={lot.error?.champs}
          onEnvoyer={(saisie, oublier) => {
            oublier()
            run({ acte: `gestes/${geste}`, cibles, saisie })
          }}
          onClose={() => setGeste(null)}
        />
      )}
      {fenetre === 'supprimer' && (
        <ConfirmDialog
          title={mots.confirmer(cibles.length)}
          isDanger
          confirmLabel={mots.supprimer}
          onConfirm={() => run({ acte: 'delete', cibles })}
          onClose={() => setFenetre(null)}
        >
          <p>{mots.confirmerTexte}</p>
        </ConfirmDialog>
      )}
      {fenetre === 'modifier' && (
        <UnChamp
          gestion={gestion}
          isBusy={lot.isPending}
          onApply={(valeurs) => run({ acte: 'update', cibles, valeurs })}
          onClose={() => setFenetre(null)}
        />
      )}
    </section>
  )
}

/** What may be done with several rows at once. */
export const gestesLot = ({ gestes = {} }: Gestion) =>
  Object.entries(gestes).filter(([, { isLot }]) => isLot)

type UnChampProps = {
  gestion: Gestion
  isBusy: boolean
  onApply: (valeurs: Record<string, unknown>) => void
  onClose: () => void
}

type Modification = { nom: string; saisi: string | boolean }

/** The same value for one field of all of them. */
function UnChamp({ gestion, isBusy, onApply, onClose }: UnChampProps) {
  const champs = champsSaisis(gestion.champs).filter(([, champ]) => !champ.isFixe)
  const [{ nom, saisi }, garder, oublier] = useSaisieGardee<Modification>(
    cleBrouillon(`lot.${gestion.key}`, null),
    { nom: '', saisi: '' },
  )
  const champ: Champ | undefined = gestion.champs[nom]
  return (
    <Dialog
      title={mots.modifier}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{mots.annuler}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!champ}
            onClick={() => {
              if (!champ) return
              oublier()
              onApply({ [nom]: valeurDe(champ, saisi) })
            }}
          >
            {mots.appliquer}
          </Button>
        </>
      }
    >
      <div className={css.fiche}>
        <SelectField
          label={mots.champ}
          layout="stack"
          choix={champs.map(([valeur, { libelle }]) => ({ valeur, libelle }))}
          value={nom}
          onChange={(choisi) =>
            garder({ nom: choisi, saisi: saisieDe(gestion.champs, null)[choisi] ?? '' })
          }
        />
        {champ && (
          <ChampGestion
            nom={nom}
            champ={champ}
            value={saisi}
            onChange={(saisi) => garder({ nom, saisi })}
          />
        )}
      </div>
    </Dialog>
  )
}
