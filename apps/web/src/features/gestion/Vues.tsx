import {
  droitPartage,
  type Gestion,
  type Vue,
  vuesResource,
} from '@espace-adherent/contract/gestion'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { TextField } from '@espace-adherent/ui/fields'
import { ActionMenu } from '@espace-adherent/ui/menus/ActionMenu.tsx'
import { IconBookmark, IconUsersGroup } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../platform/brouillons/useSaisieGardee.ts'
import { http } from '../../platform/http/http.ts'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/current-user.ts'
import { GererVues } from './GererVues.tsx'
import { textes } from './textes.ts'

const { vues: mots } = textes
const url = resourceUrl(vuesResource)

type VuesProps = {
  /** Whose views: a table, or another list that has a name of its own. */
  gestion: Pick<Gestion, 'key' | 'droits'>
  /** The list as it is being looked at, as its address keeps it. */
  parametres: string
  onChoose: (parametres: string) => void
  /** They stand elsewhere on the screen too. */
  onChanged?: () => Promise<unknown>
}

/** Ways to look at the list that this person has kept, and those that colleagues offer to the team. */
export function Vues({ gestion, parametres, onChoose, onChanged }: VuesProps) {
  const client = useQueryClient()
  const peut = useDroit()
  const partage = droitPartage(gestion)
  const peutPartager = partage !== null && peut(partage)
  const { data } = useQuery(listQuery(vuesResource, { gestion: gestion.key }))
  const vues = data?.rows ?? []
  const [fenetre, setFenetre] = useState<'nouvelle' | 'gerer' | null>(null)
  const reread = () => Promise.all([client.invalidateQueries({ queryKey: [url] }), onChanged?.()])
  const enregistrer = useMutation({
    mutationFn: (voulue: Pick<Vue, 'nom' | 'isPartagee'>) =>
      http.post(`${url}/create`, { gestion: gestion.key, parametres, ...voulue }),
    onSuccess: async () => {
      setFenetre(null)
      await reread()
    },
    meta: { failure: mots.echec, success: () => ({ title: mots.enregistree }) },
  })
  return (
    <>
      <ActionMenu
        trigger={
          <Button size="sm" icon={<IconBookmark size={18} stroke={1.75} aria-hidden="true" />}>
            {mots.titre}
          </Button>
        }
        items={[
          ...vues.map((vue) => ({
            label: vue.isMienne ? vue.nom : mots.de(vue.nom, vue.auteur),
            ...(vue.isPartagee && {
              icon: <IconUsersGroup size={18} stroke={1.75} aria-hidden="true" />,
            }),
            onSelect: () => onChoose(vue.parametres),
          })),
          { label: mots.enregistrer, onSelect: () => setFenetre('nouvelle') },
          ...(vues.length > 0 ? [{ label: mots.gerer, onSelect: () => setFenetre('gerer') }] : []),
        ]}
      />
      {fenetre === 'nouvelle' && (
        <Nouvelle
          gestion={gestion.key}
          peutPartager={peutPartager}
          isBusy={enregistrer.isPending}
          onSave={(voulue, onSuccess) => enregistrer.mutate(voulue, { onSuccess })}
          onClose={() => setFenetre(null)}
        />
      )}
      {fenetre === 'gerer' && (
        <GererVues
          vues={vues}
          peutPartager={peutPartager}
          onChanged={reread}
          onClose={() => setFenetre(null)}
        />
      )}
    </>
  )
}

type NouvelleProps = {
  gestion: string
  peutPartager: boolean
  isBusy: boolean
  onSave: (voulue: Pick<Vue, 'nom' | 'isPartagee'>, oublier: () => void) => void
  onClose: () => void
}

function Nouvelle({ gestion, peutPartager, isBusy, onSave, onClose }: NouvelleProps) {
  const [saisie, garder, oublier] = useSaisieGardee(cleBrouillon(`vue.${gestion}`, null), {
    nom: '',
    isPartagee: false,
  })
  const nom = saisie.nom.trim()
  const save = () => {
    if (nom !== '') onSave({ ...saisie, nom }, oublier)
  }
  return (
    <Dialog
      title={mots.enregistrer}
      onClose={onClose}
      actions={
        <Button variant="primary" busy={isBusy} onClick={save}>
          {textes.fiche.enregistrer}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={mots.nom}
          layout="stack"
          hint={mots.nomAide}
          maxLength={60}
          autoComplete="off"
          required
          value={saisie.nom}
          onChange={(nom) => garder({ ...saisie, nom })}
        />
        {peutPartager && (
          <CheckboxField
            label={mots.partager}
            hint={mots.partagerAide}
            value={saisie.isPartagee}
            onChange={(isPartagee) => garder({ ...saisie, isPartagee })}
          />
        )}
      </form>
    </Dialog>
  )
}
