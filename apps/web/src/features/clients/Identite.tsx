import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { Card } from '@espace-adherent/ui/layout'
import { aideDe } from '../accords/index.ts'
import { ChampConfigVue } from './ChampConfigVue.tsx'
import css from './clients.module.css'
import { groupesConfig } from './config-champs.ts'
import { Fournisseur } from './Fournisseur.tsx'
import { lireListe } from './lecture.ts'
import { textes } from './textes.ts'
import type { Edition } from './useClient.ts'

const { identite: mots } = textes

type IdentiteProps = { edition: Edition; canWrite: boolean }

/** Who the client is, where it is reached, and every setting with its meaning. */
export function Identite({ edition, canWrite }: IdentiteProps) {
  const { saisie, depart, erreurs, ecrire } = edition
  const champ = (nom: string) => ({
    name: nom,
    layout: 'stack' as const,
    error: erreurs[nom] ?? erreurs[`${nom}.0`],
    disabled: !canWrite,
  })
  return (
    <div className={css.colonnes}>
      <div className="stack slim gap-20 single">
        <Card title={mots.qui}>
          <div className="stack gap-18">
            <TextField
              {...champ('libelle')}
              label={mots.nom}
              required
              autoComplete="off"
              maxLength={60}
              value={saisie.libelle}
              onChange={(texte) => ecrire('libelle', texte)}
            />
            <TextField
              label={mots.code}
              hint={mots.codeAide}
              layout="stack"
              readOnly
              value={depart.id}
              onChange={() => {}}
            />
            <TextAreaField
              {...champ('adresses')}
              label={mots.adresses}
              hint={aideDe('adresses', mots.adressesAide)}
              required
              rows={3}
              value={saisie.adresses.join('\n')}
              onChange={(texte) => ecrire('adresses', lireListe(texte))}
            />
            <TextAreaField
              {...champ('adressesRestreintes')}
              label={mots.restreintes}
              hint={aideDe('adressesRestreintes', mots.restreintesAide)}
              rows={2}
              value={saisie.adressesRestreintes.join('\n')}
              onChange={(texte) => ecrire('adressesRestreintes', lireListe(texte))}
            />
            <TextField
              {...champ('adressePublique')}
              label={mots.publique}
              hint={aideDe('adressePublique', mots.publiqueAide)}
              autoComplete="off"
              value={saisie.adressePublique ?? ''}
              onChange={(texte) => ecrire('adressePublique', texte === '' ? null : texte)}
            />
          </div>
        </Card>
        <Fournisseur fiche={depart} canWrite={canWrite} />
        <Groupe rang={1} {...{ edition, canWrite }} />
        <Groupe rang={2} {...{ edition, canWrite }} />
      </div>
      <div className="stack slim gap-20 single">
        <Groupe rang={0} {...{ edition, canWrite }} />
        <Groupe rang={3} {...{ edition, canWrite }} />
        <Groupe rang={4} {...{ edition, canWrite }} />
      </div>
    </div>
  )
}

function Groupe({ rang, edition, canWrite }: IdentiteProps & { rang: number }) {
  const groupe = groupesConfig[rang]
  if (!groupe) return null
  return (
    <Card title={groupe.titre}>
      <div className="stack gap-18">
        {groupe.champs.map((champ) => (
          <ChampConfigVue key={champ.chemin} champ={champ} edition={edition} disabled={!canWrite} />
        ))}
      </div>
    </Card>
  )
}
