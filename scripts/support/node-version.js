/** Imported first by the commands that users run, before anything that needs this version. */
const required = 24

const found = Number.parseInt(process.versions.node, 10)
if (found < required) {
  console.error(
    `Espace Adhérent demande Node.js ${required} ou plus récent (ici ${process.versions.node}) : lancez « npm ci », qui l’apporte, puis « npm start ».`,
  )
  process.exit(1)
}
