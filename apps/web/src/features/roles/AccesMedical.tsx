import type { LigneAccesMedical } from '@espace-adherent/contract/roles'
import { completeDate, formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { IconStethoscope } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { FormulaireEnvoi } from '../../platform/query/FormulaireEnvoi.tsx'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useCurrentUser, useDroit } from '../../platform/session/current-user.ts'
import { AccordEnAttente } from '../accords/index.ts'
import { cleBrouillon, useSaisieGardee } from '../gestion/index.ts'
import css from './droits.module.css'
import { gensQuery, medicalQuery, useDemanderMedical, useRetirerMedical } from './queries.ts'
import { textes } from './textes.ts'

const { medical: mots } = textes

/** Outside of every role: who reads medical papers until a day, and who waits to. */
export function AccesMedical() {
  const peut = useDroit()
  const { roles } = useCurrentUser()
  const [isOuvert, setOuvert] = useState(false)
  const canDemander =
    roles.includes('Admin') &&
    peut({ domaine: 'roles', action: 'update' }) &&
    peut({ domaine: 'utilisateurs', action: 'read' })
  return (
    <Card
      title={
        <>
          <IconStethoscope size={20} aria-hidden="true" /> {mots.titre}
        </>
      }
      className={css.medical}
    >
      <div className="stack gap-12">
        <p className="strong">{mots.jamais}</p>
        <p className="note">{mots.texte}</p>
        <Lecture query={useQuery(medicalQuery)} attente={['3rem']}>
          {(lignes) =>
            lignes.length === 0 ? (
              <p>{mots.aucun}</p>
            ) : (
              <ul className="stack gap-12">
                {lignes.map((ligne) => (
                  <Acces key={ligne.compteId} ligne={ligne} canRetirer={canDemander} />
                ))}
              </ul>
            )
          }
        </Lecture>
        {canDemander && <Button onClick={() => setOuvert(true)}>{mots.demander}</Button>}
      </div>
      {isOuvert && <Demander onClose={() => setOuvert(false)} />}
    </Card>
  )
}

type AccesProps = { ligne: LigneAccesMedical; canRetirer: boolean }

function Acces({ ligne: { compteId, nom, jusquau, accord }, canRetirer }: AccesProps) {
  const retirer = useRetirerMedical()
  const demander = () =>
    askConfirmation({
      title: mots.retirerA(nom),
      text: mots.retirerTexte,
      confirmLabel: mots.retirer,
      cancelLabel: textes.fiche.fermer,
      onConfirm: async () => {
        await retirer.mutateAsync(compteId).catch(() => {})
      },
    })
  return (
    <li className="stack gap-8">
      <p className="cluster between center gap-8">
        <span>
          <strong>{nom}</strong> · {jusquau ? mots.jusquau(formatDate(jusquau)) : mots.ferme}
        </span>
        {jusquau && canRetirer && (
          <Button size="sm" aria-label={mots.retirerA(nom)} onClick={demander}>
            {mots.retirer}
          </Button>
        )}
      </p>
      {accord && (
        <AccordEnAttente
          accord={accord}
          libelleDe={(champ) => mots.champs[champ] ?? champ}
          dire={(valeur) =>
            typeof valeur !== 'string'
              ? ''
              : /^\d{4}-\d{2}-\d{2}$/.test(valeur)
                ? formatDate(valeur)
                : valeur
          }
        />
      )}
    </li>
  )
}

function Demander({ onClose }: { onClose: () => void }) {
  const envoi = useDemanderMedical()
  const collegues = useQuery(gensQuery('')).data ?? []
  const [saisie, garder, oublier] = useSaisieGardee(cleBrouillon('acces-medical', null), {
    compteId: '',
    motif: '',
    fin: '',
  })
  const { compteId, motif, fin } = saisie
  const [isVide, setVide] = useState(false)
  const champs = envoi.error?.champs ?? {}
  const jusquau = parseDate(completeDate(fin))
  return (
    <Dialog title={mots.demander} onClose={onClose}>
      <FormulaireEnvoi
        envoi={envoi}
        refus={mots.echec}
        valider={mots.envoyer}
        onSubmit={() => {
          setVide(jusquau === null)
          if (jusquau)
            envoi.mutate(
              { compteId, motif: motif.trim(), jusquau },
              {
                onSuccess: () => {
                  oublier()
                  onClose()
                },
              },
            )
        }}
      >
        <SelectField
          label={mots.qui}
          layout="stack"
          required
          error={champs.compteId}
          choix={collegues.map(({ id, prenom, nom }) => ({
            valeur: id,
            libelle: `${prenom} ${nom}`,
          }))}
          value={compteId}
          onChange={(choisi) => garder({ ...saisie, compteId: choisi })}
        />
        <TextAreaField
          label={mots.motif}
          layout="stack"
          required
          rows={3}
          maxLength={300}
          hint={mots.motifAide}
          error={champs.motif}
          value={motif}
          onChange={(ecrit) => garder({ ...saisie, motif: ecrit })}
        />
        <DateField
          label={mots.fin}
          layout="stack"
          required
          error={champs.jusquau ?? (isVide && !jusquau ? mots.jour : undefined)}
          value={fin}
          onChange={(jour) => garder({ ...saisie, fin: jour })}
        />
      </FormulaireEnvoi>
    </Dialog>
  )
}
