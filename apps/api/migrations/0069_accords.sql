CREATE TABLE "accord" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"objet" text NOT NULL,
	"cible" text NOT NULL,
	"saisie" text,
	"revision" integer,
	"etat" text NOT NULL,
	"demande_par_id" uuid NOT NULL,
	"demande_le" timestamp with time zone NOT NULL,
	"decide_par_id" uuid,
	"decide_le" timestamp with time zone,
	"effet_le" timestamp with time zone,
	"fin_le" timestamp with time zone,
	"motif" text
);
--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "accords_des_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accord" ADD CONSTRAINT "accord_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accord_ouvert" ON "accord" USING btree ("client_code","objet","cible") WHERE etat in ('demande', 'accorde');--> statement-breakpoint
CREATE INDEX "accord_client" ON "accord" USING btree ("client_code","demande_le");--> statement-breakpoint
-- Whoever is an administrator already counts as one from their third day.
UPDATE "compte" SET "accords_des_le" = "cree_le" + interval '3 days' WHERE 'Admin' = any("roles");
