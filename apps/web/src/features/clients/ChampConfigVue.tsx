import { SelectField } from '@espace-adherent/ui/choix'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { SwitchField } from '@espace-adherent/ui/interrupteur/SwitchField.tsx'
import { aideDe } from '../accords/index.ts'
import type { ChampConfig } from './config-champs.ts'
import { lireListe, lireNombre } from './lecture.ts'
import type { Edition } from './useClient.ts'

type Props = { champ: ChampConfig; edition: Edition; disabled: boolean }

/** One setting, by the kind of its value. */
export function ChampConfigVue({ champ, edition, disabled }: Props) {
  const { chemin, libelle } = champ
  const aide = aideDe(chemin, champ.aide)
  const valeur = edition.lire(chemin)
  if (champ.genre === 'booleen')
    return (
      <SwitchField
        label={libelle}
        hint={aide}
        value={valeur === true}
        disabled={disabled}
        onChange={(isOn) => edition.ecrire(chemin, isOn)}
      />
    )
  const commun = {
    label: libelle,
    hint: aide,
    layout: 'stack' as const,
    name: chemin,
    error: edition.erreurs[chemin],
    disabled,
  }
  switch (champ.genre) {
    case 'choix':
      return (
        <SelectField
          {...commun}
          choix={Object.entries(champ.choix).map(([code, dit]) => ({ valeur: code, libelle: dit }))}
          value={String(valeur ?? '')}
          onChange={(code) => edition.ecrire(chemin, code === '' ? undefined : code)}
        />
      )
    case 'texteLong':
      return (
        <TextAreaField
          {...commun}
          maxLength={champ.max}
          value={String(valeur ?? '')}
          onChange={(texte) => edition.ecrire(chemin, texte)}
        />
      )
    case 'liste':
      return (
        <TextAreaField
          {...commun}
          value={((valeur as string[] | undefined) ?? []).join('\n')}
          onChange={(texte) => edition.ecrire(chemin, lireListe(texte))}
        />
      )
    case 'nombre':
      return (
        <TextField
          {...commun}
          inputMode="numeric"
          autoComplete="off"
          figures
          {...(champ.unite && { after: champ.unite })}
          value={String(valeur ?? '')}
          onChange={(texte) => edition.ecrire(chemin, lireNombre(texte))}
        />
      )
    default:
      return (
        <TextField
          {...commun}
          autoComplete="off"
          value={String(valeur ?? '')}
          onChange={(texte) => ecrireTexte(edition, champ, texte)}
        />
      )
  }
}

/** A telephone without hours is no way to reach anybody: both empty, there is none. */
function ecrireTexte(edition: Edition, { chemin, ...champ }: ChampConfig, texte: string): void {
  const [parent, nom] = [chemin.split('.').slice(0, -1).join('.'), chemin.split('.').at(-1) ?? '']
  if (parent === 'config.contact') {
    const contact = {
      telephone: '',
      horaires: '',
      ...(edition.lire(parent) as object),
      [nom]: texte,
    }
    edition.ecrire(parent, contact.telephone || contact.horaires ? contact : null)
    return
  }
  const isVide = texte === '' && 'isFacultatif' in champ
  const rien = parent === 'config.applicationMobile' ? null : undefined
  edition.ecrire(chemin, isVide ? rien : texte)
}
