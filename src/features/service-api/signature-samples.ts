/** Code to copy, one sample per language, that verifies the `hmac` header by the same rule as `hmacMessage`. */
export const code = {
  curl: {
    language: 'bash',
    text: String.raw`# curl -i prints the headers, including hmac. body.json contains the body exactly as it arrived.
# jq 1.7 keeps numbers as written, such as 1.0.
jq -j 'def write: if type == "string" then . else tojson end;
  def values: to_entries | sort_by(.key)[] | .value | write;
  ((.result // {}) | values), (del(.result) | values)' body.json |
  openssl dgst -sha512 -hmac "$BUNDLE_SECRET"`,
  },
  javascript: {
    language: 'javascript',
    text: String.raw`import { createHmac, timingSafeEqual } from 'node:crypto'

const write = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

// Keeps numbers as written, such as 1.0. Requires Node.js 22.
const keepNumbers = (key, value, { source }) =>
  typeof value === 'number' ? JSON.rawJSON(source) : value

const valuesOf = (object) =>
  Object.keys(object)
    .sort()
    .map((key) => write(object[key]))

export function isSigned(body, header, key) {
  const { result = {}, ...rest } = JSON.parse(body, keepNumbers)
  const message = [...valuesOf(result), ...valuesOf(rest)].join('')
  const expectedDigest = createHmac('sha512', key).update(message).digest()
  const givenDigest = Buffer.from(header, 'hex')
  return givenDigest.length === expectedDigest.length && timingSafeEqual(givenDigest, expectedDigest)
}`,
  },
  python: {
    language: 'python',
    text: String.raw`import hashlib
import hmac
import json


class Number(str):
    """A number as written, such as 1.0."""


def write_json(value):
    if isinstance(value, Number):
        return str(value)
    if isinstance(value, list):
        return "[" + ",".join(map(write_json, value)) + "]"
    if isinstance(value, dict):
        fields = (f"{write_json(name)}:{write_json(each)}" for name, each in value.items())
        return "{" + ",".join(fields) + "}"
    return json.dumps(value, ensure_ascii=False)


def write(value):
    return value if isinstance(value, str) else write_json(value)


def is_signed(body: str, header: str, key: str) -> bool:
    rest = json.loads(body, parse_float=Number, parse_int=Number)
    result = rest.pop("result", {})
    values = [result[name] for name in sorted(result)]
    values += [rest[name] for name in sorted(rest)]
    message = "".join(write(value) for value in values)
    expected = hmac.new(key.encode(), message.encode(), hashlib.sha512).hexdigest()
    return hmac.compare_digest(header, expected)`,
  },
  java: {
    language: 'java',
    text: String.raw`import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Signature {
    // Keeps all digits of a number, such as 1.0.
    private static final ObjectMapper MAPPER =
        new ObjectMapper()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .setNodeFactory(JsonNodeFactory.withExactBigDecimals(true));

    static boolean isSigned(String body, String header, String key) throws Exception {
        ObjectNode rest = (ObjectNode) MAPPER.readTree(body);
        JsonNode result = rest.remove("result");
        String message = (result == null ? "" : valuesOf(result)) + valuesOf(rest);
        Mac mac = Mac.getInstance("HmacSHA512");
        mac.init(new SecretKeySpec(key.getBytes(UTF_8), "HmacSHA512"));
        byte[] expected = mac.doFinal(message.getBytes(UTF_8));
        return MessageDigest.isEqual(expected, HexFormat.of().parseHex(header));
    }

    private static String valuesOf(JsonNode object) {
        var sorted = new TreeMap<String, JsonNode>();
        object.fields().forEachRemaining(field -> sorted.put(field.getKey(), field.getValue()));
        var values = new StringBuilder();
        for (JsonNode value : sorted.values())
            values.append(value.isTextual() ? value.asText() : value.toString());
        return values.toString();
    }
}`,
  },
  csharp: {
    language: 'csharp',
    text: String.raw`using System.Security.Cryptography;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;

static class Signature
{
    private static readonly JsonSerializerOptions Plain =
        new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public static bool IsSigned(string body, string header, string key)
    {
        var rest = JsonNode.Parse(body)!.AsObject();
        var result = rest["result"]?.AsObject() ?? new JsonObject();
        rest.Remove("result");
        var message = ValuesOf(result) + ValuesOf(rest);
        var expected = HMACSHA512.HashData(
            Encoding.UTF8.GetBytes(key), Encoding.UTF8.GetBytes(message));
        return CryptographicOperations.FixedTimeEquals(expected, Convert.FromHexString(header));
    }

    private static string ValuesOf(JsonObject fields) =>
        string.Concat(fields.OrderBy(field => field.Key, StringComparer.Ordinal)
            .Select(field => Write(field.Value)));

    private static string Write(JsonNode? value) =>
        value is JsonValue text && text.TryGetValue<string>(out var plain)
            ? plain
            : value?.ToJsonString(Plain) ?? "null";
}`,
  },
  php: {
    language: 'php',
    text: String.raw`<?php

// Turns each number into a string that starts with NUL, to keep it as written, such as 1.0.
function mark_numbers(string $json): string
{
    return preg_replace_callback(
        '/"(?:[^"\\\\]|\\\\.)*+"|-?\d[\d.eE+-]*/s',
        fn ($part) => $part[0][0] === '"' ? $part[0] : '"\u0000' . $part[0] . '"',
        $json
    );
}

function write($value): string
{
    if (is_string($value)) return ltrim($value, "\0");
    $json = json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    return preg_replace('/"\\\\u0000([^"]*)"/', '$1', $json);
}

function values_of(object $fields): string
{
    $values = (array) $fields;
    ksort($values, SORT_STRING);
    return implode('', array_map('write', $values));
}

function is_signed(string $body, string $header, string $key): bool
{
    $rest = json_decode(mark_numbers($body));
    $result = $rest->result ?? new stdClass();
    unset($rest->result);
    $expected = hash_hmac('sha512', values_of($result) . values_of($rest), $key);
    return hash_equals($expected, $header);
}`,
  },
} as const
