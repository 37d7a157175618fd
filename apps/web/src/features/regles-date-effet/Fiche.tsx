import type { EssaiGarde, RegleAdministree } from '@espace-adherent/contract/regles-date-effet'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import {
  circonstancesRegle,
  controlerRegle,
  isEssaiReussi,
} from '@espace-adherent/domain/regles-date-effet'
import { Tabs } from '@espace-adherent/ui/disclosure'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Presence } from '../gestion/index.ts'
import { toEcrites, toRegle } from './brouillon.ts'
import { Editeur } from './Editeur.tsx'
import { Enregistrement } from './Enregistrement.tsx'
import { Essais } from './Essais.tsx'
import { essaisQuery, usePeutModifier } from './queries.ts'
import css from './regles.module.css'
import { Testeur } from './Testeur.tsx'
import { textes } from './textes.ts'
import { Versions } from './Versions.tsx'

/** One rule: written, tried on a calendar, held by trials, and what it was before. */
export function Fiche({ regle }: { regle: RegleAdministree }) {
  const peut = usePeutModifier()
  const [onglet, setOnglet] = useState('regle')
  const enVigueur = regle.regle ?? regle.origine
  const [ecrites, setEcrites] = useState(() => toEcrites(enVigueur))
  // Saved by somebody, here or elsewhere: what nobody touched follows.
  const [vue, setVue] = useState(regle.revision)
  const [depart, setDepart] = useState(enVigueur)
  const ecrite = toRegle(ecrites)
  const isModifiee = JSON.stringify(ecrite) !== JSON.stringify(depart)
  const reprendre = () => {
    setEcrites(toEcrites(enVigueur))
    setDepart(enVigueur)
    setVue(regle.revision)
  }
  if (vue !== regle.revision && !isModifiee) reprendre()

  const connues = circonstancesRegle(regle.acte)
  const fautes = controlerRegle(ecrite, connues, dateAParis(new Date()))
  const { data } = useQuery(essaisQuery)
  const essais = ((data?.rows ?? []) as EssaiGarde[]).filter(
    ({ acte, nomOffre }) =>
      acte === regle.acte && (regle.nomOffre === '' || nomOffre === regle.nomOffre),
  )
  const rompus = essais.filter(({ essai }) => !isEssaiReussi(ecrite, essai))
  return (
    <Card className={css.fiche}>
      <div className="cluster center between gap-4 col-12">
        <div>
          <h2>{regle.libelle}</h2>
          <p className={css.discret}>{regle.nomOffre || textes.toutesOffres}</p>
        </div>
        <StateBadge tone={regle.regle ? 'info' : 'neutral'}>
          {regle.regle ? textes.propre : textes.origine}
        </StateBadge>
      </div>
      <Presence objet="regles-date-effet" cible={`${regle.acte} ${regle.nomOffre}`.trim()} />
      <Tabs
        label={textes.onglets}
        value={onglet}
        onChange={setOnglet}
        tabs={[
          {
            key: 'regle',
            titre: textes.regle,
            contenu: (
              <div className={css.partie}>
                {!peut && <p className={css.discret}>{textes.lectureSeule}</p>}
                {regle.nomOffre !== '' && regle.regle === null && (
                  <p className={css.discret}>{textes.nouvelleOffre}</p>
                )}
                <Editeur
                  ecrites={ecrites}
                  circonstances={connues.circonstances}
                  fautes={fautes}
                  disabled={!peut}
                  onChange={setEcrites}
                />
                {peut && (
                  <Enregistrement
                    {...{ regle, ecrite, isModifiee, fautes, rompus, reprendre }}
                    revision={vue}
                    onSaved={(enregistree) => {
                      setDepart(enregistree.regle ?? enregistree.origine)
                      setEcrites(toEcrites(enregistree.regle ?? enregistree.origine))
                      setVue(enregistree.revision)
                    }}
                  />
                )}
              </div>
            ),
          },
          {
            key: 'tester',
            titre: textes.tester,
            contenu: <Testeur {...{ regle, ecrite, connues }} canKeep={peut} />,
          },
          {
            key: 'essais',
            titre: textes.essais,
            nombre: essais.length,
            contenu: <Essais {...{ essais, ecrite }} canDelete={peut} />,
          },
          {
            key: 'versions',
            titre: textes.versions,
            contenu: (
              <Versions
                regle={regle}
                onTake={
                  peut
                    ? (version) => {
                        setEcrites(toEcrites(version))
                        setOnglet('regle')
                      }
                    : null
                }
              />
            ),
          },
        ]}
      />
    </Card>
  )
}
