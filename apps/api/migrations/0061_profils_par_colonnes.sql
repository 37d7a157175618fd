CREATE TABLE "profil_colonne" (
	"client_code" text NOT NULL,
	"releve" integer NOT NULL,
	"bloc" integer NOT NULL,
	"nom" text NOT NULL,
	"mots" json NOT NULL,
	"octets" smallint NOT NULL,
	"rangs" "bytea" NOT NULL,
	CONSTRAINT "profil_colonne_client_code_releve_bloc_nom_pk" PRIMARY KEY("client_code","releve","bloc","nom")
);
--> statement-breakpoint
-- Read whole and often, written seldom: not worth being squeezed.
ALTER TABLE "profil_colonne" ALTER COLUMN "rangs" SET STORAGE EXTERNAL;--> statement-breakpoint
DROP TABLE "profil_audience" CASCADE;--> statement-breakpoint
ALTER TABLE "profil_releve" ADD COLUMN "numero" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was gathered went with its table.
UPDATE "profil_releve" SET "le" = NULL;
