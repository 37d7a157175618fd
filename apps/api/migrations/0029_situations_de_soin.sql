ALTER TABLE "ligne" ADD COLUMN "cumul_jour" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ligne" ADD COLUMN "situation" text DEFAULT 'parcours' NOT NULL;