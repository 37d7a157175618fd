CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"data" jsonb NOT NULL,
	"singleton" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"holder" text,
	"leased_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_failed" boolean DEFAULT false NOT NULL,
	"error" text
);
--> statement-breakpoint
DROP INDEX "message_en_attente";--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("key","due_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_singleton" ON "job" USING btree ("key","singleton") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
ALTER TABLE "message" DROP COLUMN "essais";--> statement-breakpoint
ALTER TABLE "message" DROP COLUMN "prochain_essai_le";