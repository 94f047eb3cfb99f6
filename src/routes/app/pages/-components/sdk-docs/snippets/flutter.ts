import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  SESSION_COMMENT,
  SESSION_URL,
  androidManifest,
  infoPlist,
  platformCode,
  resultHandlers,
  shownValue,
  valueCode,
} from './platform-code'

const toPackageName = (name: string) => `example_${name.replaceAll('-', '_')}`

export const code = platformCode({
  language: 'dart',
  install: ({ packageName }) => [
    {
      language: 'yaml',
      text: `dependencies:
  ${toPackageName(packageName)}: ^1.0.0`,
    },
  ],
  setUp: [androidManifest, infoPlist],
  head: ({
    className,
    packageName,
  }) => `import 'package:${toPackageName(packageName)}/${toPackageName(packageName)}.dart';

${SECRETS_COMMENT}
final config = ${className}Config(`,
  line: (option) => `  ${camelCase(option.id)}: ${valueCode(option, "'")},`,
  foot: ');',
  start: ({ className }) => `final result = await ${className}.start(config);
handleResult(result);`,
  handle: ({ className }, results) => {
    const cases = results.map(({ name, values }) => {
      const bindings = values.map((value) => `:final ${value}`).join(', ')
      return `    case ${name}(${bindings}):
      ${resultHandlers[name]}(${values.join(', ')});`
    })
    return `void handleResult(${className}Result result) {
  switch (result) {
${cases.join('\n')}
  }
}`
  },
  sample: ({ className, packageName }, results) => {
    const cases = results.map((result) => {
      const value = shownValue(result)
      const bindings = value ? `:final ${value}` : ''
      const text = value ? `${result.name}: $${value}` : result.name
      return `      ${result.name}(${bindings}) => '${text}',`
    })
    return `import 'dart:convert';

import 'package:${toPackageName(packageName)}/${toPackageName(packageName)}.dart';
import 'package:flutter/material.dart';
import 'package:http/http.dart' as http;

void main() => runApp(const MaterialApp(home: VerificationPage()));

class VerificationPage extends StatefulWidget {
  const VerificationPage({super.key});

  @override
  State<VerificationPage> createState() => _VerificationPageState();
}

class _VerificationPageState extends State<VerificationPage> {
  String _title = 'Verify';

  Future<void> _verify() async {
    ${SESSION_COMMENT}
    final response = await http.get(Uri.parse('${SESSION_URL}'));
    final session = jsonDecode(response.body);
    final config = ${className}Config(
      accessToken: session['accessToken'],
      baseUrl: '{{base_url}}',
      bundleKey: session['bundleKey'],
    );
    final result = await ${className}.start(config);
    if (mounted) setState(() => _title = _textOf(result));
  }

  String _textOf(${className}Result result) {
    return switch (result) {
${cases.join('\n')}
    };
  }

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      body: Center(child: TextButton(onPressed: _verify, child: Text(_title))),
    );
  }
}`
  },
})
